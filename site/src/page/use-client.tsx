import type { Client } from "@volpe/core";
import { createContext, useContext } from "react";

export const PageClientContext = createContext<Client | null>(null);

/**
 * True if the server rendered the page for a visitor who is logged in, so that hydration begins
 * with the same markup. Always false for a page that is the same for everybody.
 */
export const DrawnLoginContext = createContext(false);

/** The visitor's client, for components. Loaders take it from `clientContext`. */
export function useClient(): Client {
  const client = useContext(PageClientContext);
  if (client === null) {
    throw new Error("useClient needs a PageClientContext above it");
  }
  return client;
}
