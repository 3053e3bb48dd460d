import type { Client } from "@volpe/core";
import { createContext, type ReactNode, useContext } from "react";

const ClientContext = createContext<Client | null>(null);

type ClientProviderProps = { client: Client; children: ReactNode };

export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** The visitor's client, for components; a loader takes it from `clientContext`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) {
    throw new Error("useClient needs a ClientProvider above it");
  }
  return client;
}
