import type { Client } from "@volpe/core";
import { createContext, type ReactNode, useContext } from "react";

const ClientContext = createContext<Client | null>(null);

type ClientProviderProps = { client: Client; children: ReactNode };

export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/**
 * True if the server rendered the page for a visitor who is logged in, so that hydration begins
 * with the same markup. Always false for a page that is the same for everybody.
 */
export const DrawnLoginContext = createContext(false);

/** The visitor's client, for components. Loaders take it from `clientContext`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) {
    throw new Error("useClient needs a ClientProvider above it");
  }
  return client;
}
