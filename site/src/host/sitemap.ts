import { gzipSync } from "node:zlib";
import {
  AFFILIATE_PANEL_PATH,
  escapeMarkup,
  SITE_MENU,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
} from "@volpe/contract";
import type { Services } from "@volpe/server";
import type { FastifyInstance } from "fastify";

type SitemapServices = {
  catalogue: Pick<Services["catalogue"], "entries">;
  content: Pick<Services["content"], "posts" | "faqs">;
  products: Pick<Services["products"], "items">;
};

type SitemapOptions = SitemapServices & {
  publicUrl: string;
  /** Must change whenever an entry may change. */
  version: () => string;
};

/** An address, and the ISO day of its last change; null = unknown. */
export type SitemapEntry = { path: string; day: string | null };

/** Limits of one file (https://www.sitemaps.org/protocol.html). */
const PROTOCOL_BOUNDS = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const XML = "application/xml; charset=utf-8";

/** Serves `robots.txt` and the sitemap, with the day of each page's data. */
export function registerSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { publicUrl, version } = options;
  let shown = "";
  let files: string[] = [];
  const read = (): string[] => {
    const current = version();
    if (current !== shown) {
      files = toSitemapFiles(listSitemapEntries(options), publicUrl);
      shown = current;
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
    const { part } = request.params;
    // «1.0» and «01» are numbers too, but each part has one address.
    const file = /^[1-9]\d*$/.test(part) ? read()[Number(part) - 1] : undefined;
    return file === undefined || read().length === 1
      ? reply.callNotFound()
      : reply
          .headers({ "content-type": "application/gzip", "cache-control": "public, max-age=600" })
          .send(gzipSync(file));
  });
}

/** The pages of the menus, of all offers, posts and questions, at their canonical addresses. */
function listSitemapEntries({ catalogue, content, products }: SitemapServices): SitemapEntry[] {
  const offers = catalogue.entries().map(({ path, tipology, changedDay: updatedAt }) => ({
    path,
    tipology,
    updatedAt,
  }));
  const energyDay = findLatest(offers);
  const posts = content.posts();
  const faqs = content.faqs();
  const items = products.items();
  const lists = TIPOLOGIES.map((each) => {
    const listed = [...offers, ...items].filter(({ tipology }) => tipology === each);
    return [TIPOLOGY_LISTS[each].path, findLatest(listed)] as const;
  });
  const days: Record<string, string | null> = {
    ...Object.fromEntries(lists),
    "/": energyDay,
    "/offerte": energyDay,
    "/blog": findLatest(posts.map(({ updated }) => ({ updatedAt: updated }))),
    "/faqs": findLatest(faqs.map(({ updated }) => ({ updatedAt: updated }))),
  };
  const menus = Object.entries(SITE_MENU)
    .filter(([name]) => name !== "utente")
    .flatMap(([, { items: links }]) => links.map(({ path }) => path as string));
  const pages = [...new Set(["/", "/offerte", ...menus])].filter(
    // An anchor in a page has no entry of its own.
    (path) => !UNINDEXED.includes(path) && !path.includes("#"),
  );
  return [
    ...pages.map((path) => ({ path, day: days[path] ?? null })),
    ...[...offers, ...items].map(({ path, updatedAt }) => ({ path, day: updatedAt.slice(0, 10) })),
    ...posts.map(({ path, updated }) => ({ path, day: updated })),
    ...faqs.map(({ path, updated }) => ({ path, day: updated })),
  ];
}

/** Pages that a menu links to but that depend on the visitor or the query. */
const UNINDEXED = ["/auth/login", "/preferiti", "/visualizzati", "/search"];

function findLatest(dated: readonly { updatedAt: string }[]): string | null {
  return (
    dated
      .map(({ updatedAt }) => updatedAt.slice(0, 10))
      .toSorted()
      .at(-1) ?? null
  );
}

/** Splits the sitemap into as many files as the protocol's limits require. */
export function toSitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  { entries: maxEntries, bytes: maxBytes } = PROTOCOL_BOUNDS,
): string[] {
  const parts: string[][] = [[]];
  let bytes = FRAME_BYTES;
  for (const url of entries.map((entry) => toUrl(entry, origin))) {
    // Encoded addresses are ASCII, so characters are bytes. One more byte is the line break.
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
  const changed = day === null ? "" : `<lastmod>${escapeMarkup(day)}</lastmod>`;
  return `<url><loc>${escapeMarkup(origin + encodeURI(path))}</loc>${changed}</url>`;
}

function toSitemapIndex(parts: number, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: parts },
      (_, part) =>
        `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${part + 1}.xml.gz`)}</loc></sitemap>`,
    ),
    "</sitemapindex>",
  ].join("\n");
}

/**
 * Queries that show a page again with another figure or order. They are most of the addresses that
 * a crawler finds.
 */
const VARIANTS = ["variazione", "offerta", "km", "durata", "anticipo", "ordina"];

/** Public pages below a disallowed path: the longer rule wins (RFC 9309). */
const OPEN = ["/preventivo/calcolo", "/preventivo/upload"];

/** Personal pages and variants of a page are disallowed; everything else may be crawled. */
function toRobots(origin: string): string {
  const closed = [
    "/api/",
    AFFILIATE_PANEL_PATH,
    "/preventivo/",
    "/cart/",
    "/continua",
    "/contratto/",
    "/disiscrivimi/",
    "/noleggio/cart/",
    "/offerte/activation/",
    "/offerte/cart/",
    "/pos/cart/",
    "/profilo",
    "/promemoria/",
    "/richieste",
    "/tickets",
    "/auth/",
    "/active",
    "/ripristino",
  ];
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    ...OPEN.map((path) => `Allow: ${path}$`),
    ...VARIANTS.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
