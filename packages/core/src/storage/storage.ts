/** A store of strings that never throws. */
export type TextStorage = {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
};

/**
 * @example
 * const storage = createMemoryStorage();
 * storage.set("name", "value");
 */
export function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    get: (name) => values.get(name),
    set: (name, value) => {
      values.set(name, value);
    },
    remove: (name) => {
      values.delete(name);
    },
  };
}

/**
 * `localStorage` or `sessionStorage`, with memory as the fallback if it is blocked or full. `find`
 * is called on each use, because accessing a blocked store throws.
 *
 * @example
 * const storage = createBrowserStorage(() => sessionStorage);
 */
export function createBrowserStorage(find: () => Storage = () => localStorage): TextStorage {
  const memory = createMemoryStorage();
  return {
    get: (name) => memory.get(name) ?? attempt(() => find().getItem(name)) ?? undefined,
    set: (name, value) => {
      const isStored = attempt(() => {
        find().setItem(name, value);
        return true;
      });
      if (isStored === true) {
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

/** Blocked storage throws `SecurityError`, full storage `QuotaExceededError`. */
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
