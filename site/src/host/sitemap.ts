import { gzipSync } from "node:zlib";
import { SITE_MENU } from "@volpe/contract";
import type { Services } from "@volpe/server";
import type { FastifyInstance } from "fastify";
import { escapeXml } from "./escape-xml.ts";

type SitemapServices = {
  catalogue: Pick<Services["catalogue"], "entries" | "state" | "version">;
  content: Pick<Services["content"], "posts" | "faqs" | "version">;
  products: Pick<Services["products"], "items" | "version">;
};

type SitemapOptions = SitemapServices & { publicUrl: string };

/** An address, and the ISO day on which what it shows last changed; null = not known. */
export type SitemapEntry = { path: string; day: string | null };

/** Of the protocol: addresses and bytes in one file (https://www.sitemaps.org/protocol.html). */
const PROTOCOL_BOUNDS = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const XML = "application/xml; charset=utf-8";

/** `robots.txt`, and all that search engines may index with the days of its data. */
export function registerSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { publicUrl } = options;
  let version = "";
  let files: string[] = [];
  const read = (): string[] => {
    const { catalogue, content, products } = options;
    const current = `${catalogue.version()} ${content.version()} ${products.version()}`;
    if (current !== version) {
      files = toSitemapFiles(listEntries(options), publicUrl);
      version = current;
    }
    return files;
  };

  app.get("/robots.txt", (_request, reply) =>
    reply
      .headers({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "public, max-age=3600",
      })
      .send(toRobots(publicUrl)),
  );
  app.get("/sitemap.xml", (_request, reply) =>
    reply
      .headers({ "content-type": XML, "cache-control": "public, max-age=600" })
      .send(read().length === 1 ? read()[0] : toSitemapIndex(read().length, publicUrl)),
  );
  app.get<{ Params: { part: string } }>("/sitemap-:part.xml.gz", (request, reply) => {
    const file = read()[Number(request.params.part) - 1];
    return file === undefined || read().length === 1
      ? reply.callNotFound()
      : reply
          .headers({ "content-type": "application/gzip", "cache-control": "public, max-age=600" })
          .send(gzipSync(file));
  });
}

/** Pages of the menus and of all that is on sale or to be read, each at its canonical address. */
export function listEntries({ catalogue, content, products }: SitemapServices): SitemapEntry[] {
  const energyDay = catalogue.state().updatedAt;
  const posts = content.posts();
  const faqs = content.faqs();
  const items = products.items();
  const days: Record<string, string | null> = {
    "/": energyDay,
    "/offerte": energyDay,
    "/offerte/luce": energyDay,
    "/offerte/gas": energyDay,
    "/offerte/internet": findLatest(items.filter(({ tipology }) => tipology === "internet")),
    "/pos": findLatest(items.filter(({ tipology }) => tipology === "pos")),
    "/noleggio": findLatest(items.filter(({ tipology }) => tipology === "noleggio")),
    "/blog": findLatest(posts.map(({ updated }) => ({ updatedAt: updated }))),
    "/faqs": findLatest(faqs.map(({ updated }) => ({ updatedAt: updated }))),
  };
  const menus = Object.entries(SITE_MENU)
    .filter(([name]) => name !== "utente")
    .flatMap(([, { items: links }]) => links.map(({ path }) => path as string));
  const pages = [...new Set(["/", "/offerte", ...menus])].filter(
    // A part of a page has no entry of its own.
    (path) => !UNINDEXED.includes(path) && !path.includes("#"),
  );
  return [
    ...pages.map((path) => ({ path, day: days[path] ?? null })),
    ...catalogue.entries().map(({ path }) => ({ path, day: energyDay })),
    ...items.map(({ path, updatedAt }) => ({ path, day: updatedAt.slice(0, 10) })),
    ...posts.map(({ path, updated }) => ({ path, day: updated })),
    ...faqs.map(({ path, updated }) => ({ path, day: updated })),
  ];
}

/** In a menu, and yet of one visitor or of one question. */
const UNINDEXED = ["/auth/login", "/preferiti", "/visualizzati", "/search"];

function findLatest(dated: readonly { updatedAt: string }[]): string | null {
  return (
    dated
      .map(({ updatedAt }) => updatedAt.slice(0, 10))
      .toSorted()
      .at(-1) ?? null
  );
}

/** One file, or as many as the protocol's bounds ask for. */
export function toSitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  { entries: maxEntries, bytes: maxBytes } = PROTOCOL_BOUNDS,
): string[] {
  const parts: string[][] = [[]];
  let bytes = FRAME_BYTES;
  for (const url of entries.map((entry) => toUrl(entry, origin))) {
    // Addresses are ASCII once encoded, so that characters are bytes; one more for the line's end.
    const added = url.length + 1;
    if (parts.at(-1)?.length === maxEntries || bytes + added > maxBytes) {
      parts.push([]);
      bytes = FRAME_BYTES;
    }
    parts.at(-1)?.push(url);
    bytes += added;
  }
  return parts.map((urls) => [FILE_START, ...urls, FILE_END].join("\n"));
}

const FILE_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
const FILE_END = "</urlset>";
const FRAME_BYTES = FILE_START.length + FILE_END.length + 1;

function toUrl({ path, day }: SitemapEntry, origin: string): string {
  const changed = day === null ? "" : `<lastmod>${escapeXml(day)}</lastmod>`;
  return `<url><loc>${escapeXml(origin + encodeURI(path))}</loc>${changed}</url>`;
}

function toSitemapIndex(parts: number, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: parts },
      (_, part) =>
        `<sitemap><loc>${escapeXml(`${origin}/sitemap-${part + 1}.xml.gz`)}</loc></sitemap>`,
    ),
    "</sitemapindex>",
  ].join("\n");
}

/** Pages of one visitor stay out; everything else may be read. */
export function toRobots(origin: string): string {
  const closed = [
    "/api/",
    "/preventivo/",
    "/cart/",
    "/contratto/",
    "/disiscrivimi/",
    "/noleggio/cart/",
    "/offerte/activation/",
    "/offerte/cart/",
    "/pos/cart/",
    "/profilo",
    "/richieste",
    "/tickets",
    "/auth/",
    "/active",
    "/ripristino",
  ];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
