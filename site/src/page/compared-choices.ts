import { createBrowserStorage } from "@volpe/core";

/** One storage entry for all lists: their paths as keys, the ticked entries as values. */
const STORAGE_NAME = "volpe-confronto";

/**
 * The entries that are ticked for a comparison in the list of a path. This tab keeps them, so that a
 * reload and the way back from the comparison find them again.
 */
export function createComparedChoices(path: string) {
  const storage = createBrowserStorage(() => sessionStorage);
  const readAll = () => new URLSearchParams(storage.get(STORAGE_NAME));
  return {
    read: (): string[] => readAll().get(path)?.split(",") ?? [],
    keep: (slugs: readonly string[]) => {
      const all = readAll();
      all.delete(path);
      if (slugs.length > 0) all.set(path, slugs.join());
      storage.set(STORAGE_NAME, `${all}`);
    },
  };
}
