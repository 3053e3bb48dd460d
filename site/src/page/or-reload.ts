/**
 * Returns a module that a page imports late. Never resolves if its chunk failed and the document is
 * being reloaded, so that the current page stays until then: Vite resolves with undefined if
 * `vite:preloadError` was handled. Rejects if nothing reloads the document.
 *
 * @example
 * const { loadPost } = await orReload(import("./load-post.ts"));
 */
export async function orReload<Module>(loading: Promise<Module | undefined>): Promise<Module> {
  return (await loading) ?? new Promise<never>(() => undefined);
}
