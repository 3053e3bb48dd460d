import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { toTag } from "@volpe/server";
import { LRUCache } from "lru-cache";
import type { RenderedPage } from "../render/render-page.tsx";

export type PageEncoding = "br" | "gzip" | "identity";

/** A page as it is sent. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  /** ETag of the text, the same for every encoding. */
  etag: string;
  madeAtMs: number;
  /** Compresses the page once for each encoding. */
  pack(encoding: PageEncoding): Promise<Buffer>;
};

export type PageCache = {
  /**
   * Returns the page of an address from the cache or from `render`. Concurrent requests share one
   * rendering. A page that is not public is not cached: each request renders its own.
   */
  open(address: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage>;
};

type PageCacheOptions = {
  /** Must change whenever any page may change. */
  version: () => string;
  /** Default: 48 MiB. A fourth of it is for addresses with a query, which anybody can make up. */
  maxBytes?: number;
  /** Default: one minute. */
  maxAgeMs?: number;
  now?: () => number;
};

const MEBIBYTE = 1024 * 1024;
/** Longer addresses are not cached, neither their pages nor their answers. */
export const MAX_CACHED_ADDRESS = 512;
/** Offers begin and end by the clock. */
export const CACHED_MS = 60_000;
/** Upper estimate: the two compressed forms of a page weigh less than half of its text. */
const PACKED_SHARE = 0.5;
/** Medium quality: a page is compressed once and sent often, but the first visitor waits for it. */
const BROTLI_QUALITY = 5;

/** A cache for pages that are the same for everybody. A new version makes every entry unreachable. */
export function createPageCache({
  version,
  maxBytes = 48 * MEBIBYTE,
  maxAgeMs = CACHED_MS,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const createCache = (maxSize: number) =>
    new LRUCache<string, CachedPage & { bytes: number }, () => Promise<RenderedPage>>({
      maxSize,
      sizeCalculation: ({ bytes }) => Math.ceil(bytes * (1 + PACKED_SHARE)),
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
      fetchMethod: async (_key, _stale, { context: render }) => {
        const page = await render();
        return isForEverybody(page) ? toCachedPage(page, now()) : undefined;
      },
    });
  const paths = createCache((maxBytes * 3) / 4);
  const queries = createCache(maxBytes / 4);

  return {
    async open(address, render) {
      if (address.length > MAX_CACHED_ADDRESS) {
        return await render();
      }
      const cache = address.includes("?") ? queries : paths;
      let rendered: RenderedPage | undefined;
      // If the version changed during the rendering, the page is stored under the old one and never
      // found.
      const cached = await cache.fetch(`${version()} ${address}`, {
        context: async () => {
          rendered = await render();
          return rendered;
        },
      });
      return cached ?? rendered ?? (await render());
    },
  };
}

export function isCachedPage(page: CachedPage | RenderedPage): page is CachedPage {
  return "etag" in page;
}

/** The response headers decide: a page that is public may be cached here too. */
function isForEverybody({ status, headers, setCookies }: RenderedPage): boolean {
  const isPublic = headers["cache-control"]?.startsWith("public") === true;
  return status === 200 && isPublic && setCookies.length === 0;
}

function toCachedPage({ status, headers, body }: RenderedPage, madeAtMs: number) {
  const text = Buffer.from(body);
  const packed = new Map<PageEncoding, Promise<Buffer>>();
  return {
    status,
    headers,
    etag: toTag(text),
    madeAtMs,
    bytes: text.length,
    pack(encoding: PageEncoding) {
      const result = packed.get(encoding) ?? toPacked(text, encoding);
      packed.set(encoding, result);
      return result;
    },
  };
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

async function toPacked(text: Buffer, encoding: PageEncoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return packBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case "gzip":
      return packGzip(text);
    case "identity":
      return text;
  }
}
