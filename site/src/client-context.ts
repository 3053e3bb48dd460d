import type { BuildManifest } from "@volpe/contract";
import type { Client } from "@volpe/core";
import { createContext } from "react-router-dom";

/** How a loader, an action or a guard takes the visitor's client: `context.get(clientContext)`. */
export const clientContext = createContext<Client>();

/** The redirects of the build that is running; none where its manifest cannot be had. */
export const redirectsContext = createContext<() => Promise<BuildManifest["redirects"]>>();
