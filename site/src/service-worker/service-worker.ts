/// <reference lib="webworker" />

import type { PageVisit } from "@volpe/contract";
import { isPageVisit } from "@volpe/core";
import { clientsClaim, type RouteMatchCallback } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { KEPT_FILES, type KeptBounds } from "../page/kept-files.ts";
import { OFFLINE_PATH } from "../page/offline-path.ts";
import {
  findAssets,
  findPictures,
  findQuotePdf,
  isPagePath,
  isShortEnough,
  mayCachePage,
  mayRefetch,
  toOfflineDocument,
  toTimeWords,
} from "./offline-pages.ts";
import { postForm } from "./unsent-form.ts";
import { readVisit, VISIT_CACHE, writeVisit } from "./visit.ts";

declare const self: ServiceWorkerGlobalScope;

const CACHES = {
  pages: "volpe-pagine",
  shell: "volpe-telaio",
  documents: "volpe-documenti",
  assets: "volpe-file",
  pictures: "volpe-figure",
} as const;

const FIRST_LISTS = [
  "/",
  "/offerte",
  "/offerte/luce",
  "/offerte/gas",
  "/offerte/internet",
  "/pos",
  "/noleggio",
];
const FAVOURITES_PATH = "/preferiti";

const DAY_SECONDS = 86_400;
const matchOptions = { ignoreVary: true };
const PDF_BYTES_MAX = 2_000_000;
/** A page that was cached more recently is not fetched again. */
const FRESH_MS = 600_000;

type Plugin = NonNullable<StrategyOptions["plugins"]>[number];

const toLimits = ({ maxEntries, days }: KeptBounds) => ({
  maxEntries,
  maxAgeSeconds: days * DAY_SECONDS,
  matchOptions,
});

const expire = (bounds: KeptBounds) =>
  // The library's own types disagree under `exactOptionalPropertyTypes`.
  new ExpirationPlugin({ ...toLimits(bounds), purgeOnQuotaError: true }) as Plugin;

/** The same bounds for files that are cached without a strategy. */
const pageBounds = new CacheExpiration(CACHES.pages, toLimits(KEPT_FILES.pages));
const documentBounds = new CacheExpiration(CACHES.documents, toLimits(KEPT_FILES.documents));
const assetBounds = new CacheExpiration(CACHES.assets, toLimits(KEPT_FILES.assets));

const assets = new CacheFirst({ cacheName: CACHES.assets, plugins: [expire(KEPT_FILES.assets)] });

const keepsReadable: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!mayCachePage(new URL(request.url), response)) return null;
    const html = await response.clone().text();
    return isShortEnough(html) ? response : null;
  },
  cacheDidUpdate: async ({ newResponse }) => keepParts(await newResponse.clone().text()),
};

const saysTime: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? toOffline(cachedResponse) : null,
  handlerDidError: async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const page = encodeURIComponent(pathname + search);
    return Response.redirect(`${OFFLINE_PATH}?pagina=${page}`, 302);
  },
};

/** A slower answer than this is replaced by the cached page. */
const networkTimeoutSeconds = 4;

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [expire(KEPT_FILES.pages), keepsReadable, saysTime],
});

/** `keepShell` writes the only entry, without the cookies of a person. */
const shell = new CacheFirst({
  cacheName: CACHES.shell,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [{ cacheWillUpdate: async () => null }],
});

const documents = new NetworkFirst({
  cacheName: CACHES.documents,
  networkTimeoutSeconds: 10,
  matchOptions,
  plugins: [
    expire(KEPT_FILES.documents),
    {
      cacheWillUpdate: async ({ response }) => {
        const isCacheable =
          response.status === 200 && (await response.clone().blob()).size <= PDF_BYTES_MAX;
        return isCacheable ? response : null;
      },
    },
  ],
});

// A page in a frame of another site is left to the browser, which tells the host that it is framed.
const isPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.destination === "document" && isPagePath(url.pathname);

registerRoute((asked) => isPage(asked) && asked.url.pathname === OFFLINE_PATH, shell);
registerRoute(isPage, pages);
// A page that posts a form is left before the answer, so only the worker can report a lost answer.
registerRoute(
  isPage,
  ({ request, url }) =>
    postForm(request, url, () => caches.match(OFFLINE_PATH, { cacheName: CACHES.shell })),
  "POST",
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(pictures\/.*|[\w-]+)\.svg$/.test(url.pathname),
  new CacheFirst({ cacheName: CACHES.pictures, plugins: [expire(KEPT_FILES.pictures)] }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^\/api\/v1\/rates\/[\w-]{22}\/quote\.pdf$/.test(url.pathname),
  documents,
);

clientsClaim();
// A worker that controls pages must have the screen for an address that it has not cached.
self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  if (!(await keepShell())) throw new Error(`${OFFLINE_PATH} could not be kept`);
  await self.skipWaiting();
}

/** A login or a logout, by a script or a form, removes what was cached for the previous person. */
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isLogin =
    origin === self.location.origin && /\/auth\/log(in|inbytoken|out)$/.test(pathname);
  if (method === "POST" && isLogin) event.waitUntil(forgetPages());
});

self.addEventListener("message", (event) => {
  const visit: unknown = event.data;
  if (isPageVisit(visit)) event.waitUntil(handleVisit(visit));
});

/** Caches the visited page; after a new build or for another person also pages for everybody. */
async function handleVisit(visit: PageVisit): Promise<void> {
  const before = await readVisit();
  const isOther = before !== null && before.account !== visit.account;
  if (isOther) await forgetPages();
  const started = forgotten;
  const isNew = isOther || before?.build !== visit.build;
  // Without an answer the next visit tries again. After a logout meanwhile, nothing of this person is kept.
  if ((isNew && !(await keepShell())) || started !== forgotten) return;
  await writeVisit(visit);
  await keepAssets(visit.loaded.filter(isAsset));
  await keepUnlessFresh(visit.href);
  if (isNew || before?.favourites !== visit.favourites) await keep(FAVOURITES_PATH);
  if (isNew && !savesData()) {
    for (const path of FIRST_LISTS) await keepUnlessFresh(path);
  }
}

function isAsset(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && pathname.startsWith("/assets/");
}

/** Whether the person asked the browser to save data. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Keeps the screen that is the same for everybody. Returns whether the host answered. */
async function keepShell(): Promise<boolean> {
  const response = await fetch(OFFLINE_PATH, { credentials: "omit" }).catch(() => null);
  if (!response?.ok) return false;
  const cache = await caches.open(CACHES.shell);
  await cache.put(OFFLINE_PATH, response.clone());
  const html = await response.text();
  await keepAssets(findAssets(html));
  const pictures = await caches.open(CACHES.pictures);
  await pictures.addAll(findPictures(html)).catch(() => undefined);
  return true;
}

async function keepUnlessFresh(path: string): Promise<void> {
  if (!mayRefetch(new URL(path, self.location.origin))) return;
  const cache = await caches.open(CACHES.pages);
  const cached = await cache.match(path, matchOptions);
  if (cached === undefined || Date.now() - toTime(cached) > FRESH_MS) await keep(path);
}

/** Fetches a page and keeps it under the address that it was redirected to. */
async function keep(path: string): Promise<void> {
  const started = forgotten;
  const response = await fetch(path, { priority: "low" }).catch(() => null);
  if (response === null) return;
  const { status, headers } = response;
  const url = response.url || path;
  if (!mayCachePage(new URL(url), response)) return;
  const html = await response.text();
  if (!isShortEnough(html) || started !== forgotten) return;
  const cache = await caches.open(CACHES.pages);
  // The strategy cannot keep a redirected response, so the cache is written directly.
  await cache.put(url, new Response(html, { status, headers }));
  await pageBounds.updateTimestamp(url);
  await pageBounds.expireEntries();
  await keepParts(html);
}

/** Keeps the scripts and style sheets of a page, and the PDF of a quote. */
async function keepParts(html: string): Promise<void> {
  const started = forgotten;
  await keepAssets(findAssets(html));
  const pdf = findQuotePdf(html);
  if (pdf === null) return;
  if ((await caches.match(pdf, { cacheName: CACHES.documents })) !== undefined) return;
  const response = await fetch(pdf).catch(() => null);
  if (!response?.ok || (await response.clone().blob()).size > PDF_BYTES_MAX) return;
  if (started !== forgotten) return;
  await (await caches.open(CACHES.documents)).put(pdf, response);
  await documentBounds.updateTimestamp(new URL(pdf, self.location.origin).href);
  await documentBounds.expireEntries();
}

async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await Promise.all(
    paths.map(async (path) => {
      if ((await cache.match(path)) !== undefined) return;
      await cache.add(path).catch(() => undefined);
      await assetBounds.updateTimestamp(new URL(path, self.location.origin).href);
    }),
  );
  await assetBounds.expireEntries();
}

async function toOffline(cached: Response): Promise<Response> {
  const html = toOfflineDocument(
    await cached.text(),
    toTimeWords(new Date(toTime(cached)), new Date()),
  );
  return new Response(html, { status: cached.status, headers: cached.headers });
}

/** Epoch milliseconds of the host's answer. */
function toTime(response: Response): number {
  return Date.parse(response.headers.get("date") ?? "") || 0;
}

/** Counts removals. A page that was requested before a removal is not cached after it. */
let forgotten = 0;

/**
 * Removes pages, PDFs, their addresses and the visit. Pages for everybody are cached again later.
 */
async function forgetPages(): Promise<void> {
  forgotten += 1;
  const personal = [CACHES.pages, CACHES.documents, VISIT_CACHE];
  await Promise.all(personal.map((name) => caches.delete(name)));
  await Promise.all([pageBounds.delete(), documentBounds.delete()]);
}
