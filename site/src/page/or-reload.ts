/**
 * A part of a page that must be there before the page is shown. Never resolves if its chunk failed
 * and the document is being reloaded, so that the visitor keeps the present page until then: Vite
 * resolves with undefined if `vite:preloadError` was handled. Rejects if nothing reloads it.
 *
 * @example
 * const { loadPost } = await orReload(import("./load-post.ts"));
 */
export async function orReload<Module>(loading: Promise<Module | undefined>): Promise<Module> {
  return (await loading) ?? new Promise<never>(() => undefined);
}
