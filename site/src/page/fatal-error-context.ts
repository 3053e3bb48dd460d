import { type ComponentType, createContext, useContext, useSyncExternalStore } from "react";

/**
 * The error that no route caught (a rejected promise, an event handler), as it was thrown, or null.
 */
export type FatalErrorStore = {
  get(): unknown;
  set(error: unknown): void;
  subscribe(listener: () => void): () => void;
};

export function createFatalErrorStore(): FatalErrorStore {
  let current: unknown = null;
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

/**
 * The loaded error screen. It is always set on a server; in a browser only if the document arrived
 * as an error.
 */
export const ErrorScreenContext = createContext<ComponentType<{ error: unknown }> | null>(null);

export const FatalErrorContext = createContext<FatalErrorStore | null>(null);

export function useFatalErrorStore(): FatalErrorStore {
  const store = useContext(FatalErrorContext);
  if (store === null) {
    throw new Error("useFatalErrorStore needs a FatalErrorContext above it");
  }
  return store;
}

export function useFatalError(): unknown {
  const { subscribe, get } = useFatalErrorStore();
  return useSyncExternalStore(subscribe, get, () => null);
}
