import { createBrowserStorage } from "@volpe/core";

/**
 * The entries that are ticked for a comparison in the list at a path. They are stored in this tab,
 * so that they stay ticked after a reload and on the way back from the comparison.
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
