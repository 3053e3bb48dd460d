import type { WaitingFiles } from "@volpe/core";

/** Not named `volpe-…`: a retired service worker removes the caches of that name. */
const CACHE = "attesa-volpe";
const NAME_HEADER = "x-file-name";

const toKey = (id: string, index: number) => `/attesa/${encodeURIComponent(id)}/${index}`;

/** The files of waiting forms, in the browser's cache, which holds bytes and is empty at once when deleted. */
export const WAITING_FILES: WaitingFiles = {
  async put(id, files) {
    const cache = await caches.open(CACHE);
    for (const [index, file] of files.entries()) {
      const headers = { "content-type": file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
      await cache.put(toKey(id, index), new Response(file, { headers }));
    }
  },
  async get(id, count) {
    const cache = await caches.open(CACHE);
    const found = await Promise.all(
      Array.from({ length: count }, (_, index) => cache.match(toKey(id, index))),
    );
    return await Promise.all(
      found.flatMap((reply) => (reply === undefined ? [] : [toFile(reply)])),
    );
  },
  async remove(id, count) {
    const cache = await caches.open(CACHE);
    await Promise.all(Array.from({ length: count }, (_, index) => cache.delete(toKey(id, index))));
  },
  async clear() {
    // Browsers have no `caches` on a page without TLS, where nothing was kept.
    if ("caches" in globalThis) {
      await caches.delete(CACHE);
    }
  },
};

async function toFile(reply: Response): Promise<File> {
  const name = decodeURIComponent(reply.headers.get(NAME_HEADER) ?? "");
  const type = reply.headers.get("content-type") ?? "";
  return new File([await reply.blob()], name, { type });
}
