import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { FatalError } from "./fatal-error.ts";

/** Holds the error that no route caught (a rejected promise, an event handler), or null. */
export type FatalErrorStore = {
  get(): FatalError | null;
  set(error: FatalError | null): void;
  subscribe(listener: () => void): () => void;
};

export function createFatalErrorStore(): FatalErrorStore {
  let current: FatalError | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(error) {
      current = error;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const FatalErrorContext = createContext<FatalErrorStore | null>(null);

type FatalErrorProviderProps = { store: FatalErrorStore; children: ReactNode };

export function FatalErrorProvider({ store, children }: FatalErrorProviderProps) {
  return <FatalErrorContext.Provider value={store}>{children}</FatalErrorContext.Provider>;
}

export function useFatalErrorStore(): FatalErrorStore {
  const store = useContext(FatalErrorContext);
  if (store === null) {
    throw new Error("useFatalErrorStore needs a FatalErrorProvider above it");
  }
  return store;
}

export function useFatalError(): FatalError | null {
  const { subscribe, get } = useFatalErrorStore();
  return useSyncExternalStore(subscribe, get, () => null);
}
