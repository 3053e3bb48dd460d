import { createMemoryStorage } from "./memory-storage.ts";
import type { TextStorage } from "./text-storage.ts";

/**
 * `localStorage` or `sessionStorage`; memory takes over where it is blocked, and for what it
 * refuses when it is full. `find` is called on use: touching a blocked store throws.
 */
export function createBrowserStorage(find: () => Storage = () => localStorage): TextStorage {
  const memory = createMemoryStorage();
  return {
    get: (name) => memory.get(name) ?? attempt(() => find().getItem(name)) ?? undefined,
    set: (name, value) => {
      const isKept = attempt(() => {
        find().setItem(name, value);
        return true;
      });
      if (isKept === true) {
        memory.remove(name);
      } else {
        memory.set(name, value);
      }
    },
    remove: (name) => {
      memory.remove(name);
      attempt(() => find().removeItem(name));
    },
  };
}

/** Blocked storage throws `SecurityError`, a full one `QuotaExceededError`: both mean "not here". */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) {
      return undefined;
    }
    throw error;
  }
}
