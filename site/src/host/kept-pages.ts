import { createHash } from "node:crypto";
import type { RenderedPage } from "../render/render-page.tsx";
import { type PageEncoding, toPacked } from "./packed-page.ts";

/** A page as it is sent, once made. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  /** Of the text, whatever it is packed with. */
  etag: string;
  madeAtMs: number;
  /** What it weighs in memory so far. */
  bytes: number;
  pack(encoding: PageEncoding): Promise<Buffer>;
};

export type KeptPages = {
  find(address: string): KeptPage | null;
  /** Makes the page of an address, once for all who wait for it where it is for everybody. */
  keep(address: string, make: () => Promise<RenderedPage>): Promise<KeptPage | RenderedPage>;
};

type KeptPagesOptions = {
  /** Another text as soon as any page may say something else. */
  version: () => string;
  /** Default: 48 MiB, a fourth of it for addresses with a query, which anybody can make up. */
  maxBytes?: number;
  /** Default: a minute, since offers begin and end by the clock. */
  maxAgeMs?: number;
  now?: () => number;
};

const MEBIBYTE = 1024 * 1024;

/** Longer addresses are answered and forgotten. */
const MAX_ADDRESS = 512;

/** Pages that are the same for everybody, the latest used last; dropped whole with each version. */
export function createKeptPages({
  version,
  maxBytes = 48 * MEBIBYTE,
  maxAgeMs = 60_000,
  now = Date.now,
}: KeptPagesOptions): KeptPages {
  const paths = createShelf((maxBytes * 3) / 4);
  const queries = createShelf(maxBytes / 4);
  const making = new Map<string, Promise<KeptPage | RenderedPage>>();
  let known = version();

  const checkVersion = () => {
    const current = version();
    if (current !== known) {
      known = current;
      paths.clear();
      queries.clear();
      // What is being made may have been read before: it is sent, and not kept.
      making.clear();
    }
  };
  const shelfOf = (address: string) => (address.includes("?") ? queries : paths);

  return {
    find(address) {
      checkVersion();
      const page = shelfOf(address).use(address);
      return page !== null && now() - page.madeAtMs < maxAgeMs ? page : null;
    },
    keep(address, make) {
      const waited = making.get(address);
      // What was made for another and is not for everybody is not this one's either.
      if (waited !== undefined) {
        return waited.then(async (page) => (isKeptPage(page) ? page : await make()));
      }
      const madeFor = known;
      const result = make()
        .then((rendered) => {
          const isKept = isForEverybody(rendered) && address.length <= MAX_ADDRESS;
          if (!isKept) return rendered;
          const shelf = shelfOf(address);
          const page = toKeptPage(rendered, now(), (bytes) => shelf.weigh(address, bytes));
          if (madeFor === known) shelf.put(address, page);
          return page;
        })
        .finally(() => {
          if (making.get(address) === result) making.delete(address);
        });
      making.set(address, result);
      return result;
    },
  };
}

export function isKeptPage(page: KeptPage | RenderedPage): page is KeptPage {
  return "etag" in page;
}

/** The headers say it: whatever is public may be kept here too. */
function isForEverybody({ status, headers, setCookies }: RenderedPage): boolean {
  const isPublic = headers["cache-control"]?.startsWith("public") === true;
  return status === 200 && isPublic && setCookies.length === 0;
}

function toKeptPage(
  { status, headers, body }: RenderedPage,
  madeAtMs: number,
  onWeight: (bytes: number) => void,
): KeptPage {
  const text = Buffer.from(body);
  const packed = new Map<PageEncoding, Promise<Buffer>>([["identity", Promise.resolve(text)]]);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return {
    status,
    headers,
    etag: `W/"${hash}"`,
    madeAtMs,
    bytes: text.length,
    pack(encoding) {
      const ready = packed.get(encoding);
      if (ready !== undefined) return ready;
      const packing = toPacked(text, encoding).then((buffer) => {
        this.bytes += buffer.length;
        onWeight(buffer.length);
        return buffer;
      });
      packed.set(encoding, packing);
      return packing;
    },
  };
}

/** A map bounded in bytes: what was used longest ago goes first. */
function createShelf(maxBytes: number) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  const remove = (address: string) => {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  };
  const shrink = () => {
    for (const oldest of pages.keys()) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  };
  return {
    use(address: string): KeptPage | null {
      const page = pages.get(address);
      if (page === undefined) return null;
      pages.delete(address);
      pages.set(address, page);
      return page;
    },
    put(address: string, page: KeptPage) {
      remove(address);
      pages.set(address, page);
      bytes += page.bytes;
      shrink();
    },
    weigh(address: string, more: number) {
      if (pages.has(address)) {
        bytes += more;
        shrink();
      }
    },
    clear() {
      pages.clear();
      bytes = 0;
    },
  };
}
