import type { BuildManifest } from "@volpe/contract";
import type { Client } from "@volpe/core";
import { createContext } from "react-router-dom";

/**
 * The visitor's client, for loaders, actions and guards.
 *
 * @example
 * const { api } = context.get(clientContext);
 */
export const clientContext = createContext<Client>();

/** The redirects of the running build; none if its manifest cannot be loaded. */
export const redirectsContext = createContext<() => Promise<BuildManifest["redirects"]>>();
