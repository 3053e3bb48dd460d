import { orReload } from "./or-reload.ts";

/**
 * A module that draws what the server drew on the first page. `prepare` loads it, which loaders call
 * before a page that the browser draws; `get` throws if none did.
 */
export function createLateModule<Module>(load: () => Promise<Module | undefined>) {
  let loaded: Module | null = null;
  return {
    async prepare(): Promise<void> {
      loaded ??= await orReload(load());
    },
    get(): Module {
      if (loaded === null) throw new Error("A late module must be prepared before it is used");
      return loaded;
    },
  };
}
