import { createBrowserStorage, type TextStorage } from "@volpe/core";

/** The page's `localStorage`. Names begin with the host, as a page may have widgets of several. */
export function createHostStorage(host: string): TextStorage {
  const storage = createBrowserStorage();
  const toName = (name: string) => `${new URL(host).host}/${name}`;
  return {
    get: (name) => storage.get(toName(name)),
    set: (name, value) => storage.set(toName(name), value),
    remove: (name) => storage.remove(toName(name)),
  };
}
