import type { Client } from "@volpe/core";
import { createContext, type ReactNode, useContext } from "react";

const ClientContext = createContext<Client | null>(null);

type ClientProviderProps = { client: Client; children: ReactNode };

export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/**
 * Whether the server drew the page as one of somebody logged in, for what is hydrated to begin as
 * it was drawn. A page for everybody never is.
 */
export const DrawnLoginContext = createContext(false);

/** The visitor's client, for components; a loader takes it from `clientContext`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) {
    throw new Error("useClient needs a ClientProvider above it");
  }
  return client;
}
