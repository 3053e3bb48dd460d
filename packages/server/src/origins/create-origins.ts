import type { Database } from "../db/database.ts";
import { createCurrent, type Watching } from "../signals/current.ts";
import { listSwitchedOff, ORIGINS_SIGNAL } from "./origin-repository.ts";

/** The origins that the operator switched off, in memory. Every request is checked against them. */
export type Origins = {
  /** `origin` is the header as a browser sends it. A request without one is never refused. */
  isOff(origin: string | undefined): boolean;
  /** Calls `listener` after each change. Returns a function that ends it. */
  follow(listener: () => void): () => void;
  reload(): Promise<void>;
  close(): Promise<void>;
};

/** Every origin is on until `reload` has run. */
export function createOrigins({ db, ...watching }: Watching & { db: Database }): Origins {
  const listeners = new Set<() => void>();
  const current = createCurrent<ReadonlySet<string>>({
    ...watching,
    initial: new Set(),
    signal: ORIGINS_SIGNAL,
    async read(known) {
      const found = new Set((await listSwitchedOff(db)).map(({ origin }) => origin));
      return found.symmetricDifference(known).size === 0 ? known : found;
    },
    onChange() {
      for (const listener of listeners) {
        listener();
      }
    },
  });
  return {
    isOff: (origin) => origin !== undefined && current.get().has(origin),
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: current.reload,
    close: current.close,
  };
}
