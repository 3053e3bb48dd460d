import type { TextStorage } from "./text-storage.ts";

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
