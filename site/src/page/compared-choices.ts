import { createBrowserStorage } from "@volpe/core";

/**
 * The entries that are ticked for a comparison in the list of a path. This tab keeps them, so that a
 * reload and the way back from the comparison find them again.
 */
export function createComparedChoices(path: string) {
  const storage = createBrowserStorage(() => sessionStorage);
  const name = `volpe-confronto${path}`;
  return {
    read: (): string[] => storage.get(name)?.split(",") ?? [],
    keep(slugs: readonly string[]) {
      if (slugs.length > 0) storage.set(name, slugs.join());
      else storage.remove(name);
    },
  };
}
