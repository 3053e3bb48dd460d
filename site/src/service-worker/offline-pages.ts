import { withDay } from "@volpe/contract";

/** The only `no-store` pages that are kept for reading offline: a person's quotes and requests. */
const PERSONAL_PAGES = /^\/(preventivo\/[\w-]{22}(\/[^/]+)?|richieste)$/;

/** Parameters of an address that prove who somebody is, or that count an arrival. */
const SECRET_PARAMETERS = ["chiave", "code", "state", "token", "tracking"];

/** Pages that are never kept. Fetching them again would only repeat the effects of loading them. */
const UNCACHED_PAGES =
  /^\/(active|affiliate|auth|continua|contratto|disiscrivimi|preventivo\/upload|profilo|promemoria|ripristino|senza-connessione|tickets|(\w+\/)?cart)(\/|$)/;

/** Longer pages are not cached. This limit and the number of pages bound the storage. */
const PAGE_LETTERS_MAX = 600_000;

/** Whether a page's response may be kept on the device, by its address and its headers. */
export function mayCachePage(url: URL, response: Response): boolean {
  const caching = response.headers.get("cache-control") ?? "";
  return (
    response.status === 200 &&
    response.type !== "opaque" &&
    (response.headers.get("content-type") ?? "").startsWith("text/html") &&
    mayRefetch(url) &&
    (!caching.includes("no-store") || PERSONAL_PAGES.test(url.pathname))
  );
}

/** Whether a visited page may be fetched once more to be kept. */
export function mayRefetch({ pathname, searchParams }: URL): boolean {
  return (
    isPagePath(pathname) &&
    !UNCACHED_PAGES.test(pathname) &&
    !SECRET_PARAMETERS.some((name) => searchParams.has(name))
  );
}

export function isShortEnough(html: string): boolean {
  return html.length <= PAGE_LETTERS_MAX;
}

/** Addresses of the host that are not pages of the site. */
const NO_PAGES =
  /^\/(api|assets|builds|embed|pictures|socket\.io|v1)\/|^\/(auth\/(google|facebook)|healthz|readyz|oembed)\b|^\/[^/]+\.[a-z0-9]{2,12}$/;

export function isPagePath(pathname: string): boolean {
  return !NO_PAGES.test(pathname);
}

/** The paths of scripts and style sheets that a document names. */
export function findAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w-]+\.(?:js|css)\b/g))];
}

/** The paths of the drawings that a document shows. */
export function findPictures(html: string): string[] {
  return [...new Set(html.match(/\/(?:pictures\/[\w/-]+|[\w-]+)\.svg(?=["#])/g))];
}

/** The quote's PDF that a document links; null if it links none. */
export function findQuotePdf(html: string): string | null {
  return /\/api\/v1\/rates\/[\w-]{22}\/quote\.pdf/.exec(html)?.[0] ?? null;
}

const ROOT = '<div id="root">';

/**
 * The stored document below a line that says when it was loaded, in words that stay true while it
 * is read. Its download links become plain links, because browsers load downloads without the
 * service worker.
 */
export function toOfflineDocument(html: string, time: string): string {
  // The link without an address asks for the same page again.
  const line = `<p class="offline-line" id="senza-rete" role="status">La rete non ha risposto: questa pagina è ${time}. <a href="">Aggiorna la pagina</a></p>`;
  return html.replace(ROOT, () => line + ROOT).replaceAll(/(quote\.pdf") download(?:="")?/g, "$1");
}

const HOUR = new Intl.DateTimeFormat("it", { hour: "numeric", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("it", { day: "numeric", month: "long" });

/** A time of the device's clock in words: `di oggi, ore 9:05` or `del 3 marzo, ore 9:05`. */
export function toTimeWords(time: Date, now: Date): string {
  const day = DAY.format(time);
  const isToday = day === DAY.format(now);
  return `${isToday ? "di oggi" : withDay("del", day)}, ore ${HOUR.format(time)}`;
}
