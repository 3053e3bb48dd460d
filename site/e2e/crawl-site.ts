import { gunzipSync, gzipSync } from "node:zlib";

/** What a page declares in its markup, and its errors. */
type CrawledPage = {
  title: string;
  canonical: string | null;
  ids: Set<string>;
  /** Links to anchors: address and id. */
  fragments: [string, string][];
  faults: string[];
  /** Size of the page's HTML after gzip. */
  bytes: number;
};

export type Crawled = {
  address: string;
  /** The first page that linked to the address. */
  from: string;
  status: number;
  /** A page that needs a login and redirects anonymous visitors to it. */
  needsLogin: boolean;
  /** Null if the response is no page, for example a picture. */
  page: CrawledPage | null;
};

/**
 * Number of different queries that are followed for each path, because lists accept endless
 * combinations.
 */
const QUERIES_PER_PATH = 4;
/** Number of offers that are read for each list: offer pages differ only by their data. */
const ITEMS_PER_LIST = 40;
const AT_ONCE = 8;
/** About the number of characters that a search engine shows of an indexed page. */
const TITLE_MAX = 65;
const DESCRIPTION_MAX = 165;

/**
 * Follows every internal link, picture, script and style sheet from the home page and the sitemap.
 */
export async function crawl(origin: string): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const queue: { address: string; from: string }[] = [];
  const counts = new Map<string, number>();

  const add = (address: string, from: string) => {
    if (found.has(address) || address.startsWith("/api/") || address.startsWith("/embed/")) return;
    const [path = "", query] = address.split("?");
    const listPath = /^\/(privati|aziende)\/[^/]+\//.exec(path)?.[0];
    const bound = query === undefined ? ITEMS_PER_LIST : QUERIES_PER_PATH;
    const key = query === undefined ? listPath : `${listPath ?? path}?`;
    if (key !== undefined) {
      const count = counts.get(key) ?? 0;
      if (count >= bound) return;
      counts.set(key, count + 1);
    }
    found.set(address, { address, from, status: 0, needsLogin: false, page: null });
    queue.push({ address, from });
  };

  const visit = async (address: string) => {
    const response = await fetch(origin + address, { redirect: "manual" });
    const crawled = found.get(address);
    if (crawled === undefined) return;
    crawled.status = response.status;
    crawled.needsLogin = response.headers.get("location")?.startsWith("/auth/login?da=") === true;
    const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
    const body = await response.text();
    if (!isPage || response.status !== 200) return;
    const { page, links } = readPage(body, origin, address);
    crawled.page = page;
    for (const link of links) add(link, address);
  };

  add("/", "the start");
  for (const address of await readSitemap(origin)) add(address, "the sitemap");
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await visit(next.address);
    }
  };
  // An idle worker may get work from others, so the rounds continue until everything is read.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function readSitemap(origin: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const response = await fetch(origin + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    const xml = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) =>
      unescapeText(loc).slice(origin.length),
    );
    return xml.includes("<sitemapindex")
      ? (await Promise.all(addresses.map(read))).flat()
      : addresses;
  };
  return read("/sitemap.xml");
}

function readPage(html: string, origin: string, address: string) {
  const text = html.replace(/<script type="application\/json".*?<\/script>/s, "");
  // Drawings in the body have `<title>` elements too.
  const [head = ""] = text.split("</head>");
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => title);
  const canonical = findAttribute(text, /<link rel="canonical" href="([^"]*)"/);
  const noindex = /<meta name="robots" content="noindex"/.test(text);
  const ids = new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => unescapeText(id)));
  const faults: string[] = [];
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
  if (titles.length !== 1 || titles[0] === "") faults.push(`${titles.length} titles`);
  if (headings !== 1) faults.push(`${headings} h1`);
  const description = findAttribute(text, /<meta name="description" content="([^"]*)"/);
  if (!description) faults.push("no description");
  if (canonical === null && !noindex) faults.push("neither canonical nor noindex");
  if (canonical !== null && !canonical.startsWith(`${origin}/`))
    faults.push(`canonical ${canonical}`);
  // The number of a later page is added to a list's title and description.
  if (canonical !== null && !canonical.includes("pagina=")) {
    if (unescapeText(titles[0] ?? "").length > TITLE_MAX)
      faults.push(`a title over ${TITLE_MAX} characters`);
    if ((description ?? "").length > DESCRIPTION_MAX)
      faults.push(`a description over ${DESCRIPTION_MAX} characters`);
  }
  for (const [, json = ""] of text.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  )) {
    if (!isLinkedData(json)) faults.push("linked data that cannot be read");
  }
  const links: string[] = [];
  const fragments: [string, string][] = [];
  for (const [, href = ""] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
    const url = new URL(unescapeText(href), origin + address);
    if (url.origin !== origin) continue;
    const target = url.pathname + url.search;
    links.push(target);
    if (url.hash.length > 1) fragments.push([target, decodeURIComponent(url.hash.slice(1))]);
  }
  const bytes = gzipSync(html).length;
  const page: CrawledPage = { title: titles[0] ?? "", canonical, ids, fragments, faults, bytes };
  return { page, links };
}

function isLinkedData(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && Reflect.has(value, "@type");
  } catch {
    return false;
  }
}

const findAttribute = (text: string, pattern: RegExp) => {
  const value = pattern.exec(text)?.[1];
  return value === undefined ? null : unescapeText(value);
};

function unescapeText(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
