import { orReload } from "./or-reload.ts";

/**
 * A module with content that the server draws on the first page. Loaders call `prepare`, which
 * loads the module, before the browser renders a page; `get` throws if it has not been loaded.
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
