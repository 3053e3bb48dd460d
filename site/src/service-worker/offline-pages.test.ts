import { expect, test } from "vitest";
import { routes } from "../routes.tsx";
import {
  findAssets,
  findPictures,
  findQuotePdf,
  isPagePath,
  mayCachePage,
  mayRefetch,
  toOfflineDocument,
  toTimeWords,
} from "./offline-pages.ts";

const RATE = "abcdefghijklmnopqrstuv";

function answer(caching: string, status = 200) {
  const headers = { "cache-control": caching, "content-type": "text/html; charset=utf-8" };
  return new Response("", { status, headers });
}

const at = (path: string) => new URL(path, "https://volpe.example");

test.each([
  ["/offerte/luce?consumo=3100", "public, max-age=0", true],
  ["/preferiti", "private, no-cache", true],
  [`/preventivo/${RATE}`, "no-store", true],
  [`/preventivo/${RATE}?chiave=${RATE}`, "no-store", false],
  ["/richieste", "no-store", true],
  [`/contratto/${RATE}`, "no-store", false],
  [`/cart/${RATE}`, "no-store", false],
  ["/profilo", "no-store", false],
  ["/?tracking=amico", "private, no-cache", false],
])("%s with «%s» is cached: %s", (path, caching, isCached) => {
  expect(mayCachePage(at(path), answer(caching))).toBe(isCached);
});

test("fetches a page of one person again only to keep it", () => {
  const pages = routes[0]?.children?.[0]?.children ?? [];
  const paths = pages
    .filter(({ handle }) => ["owner", "sender"].includes(handle?.audience))
    .map(({ path = "" }) => at(path.replaceAll(/:\w+/g, RATE)));
  expect(paths.length).toBeGreaterThan(20);
  const inVain = paths.filter((url) => mayRefetch(url) && !mayCachePage(url, answer("no-store")));
  expect(inVain.map(({ pathname }) => pathname)).toEqual([]);
});

test.each([
  ["/faqs", true],
  ["/offerte/luce?consumo=3100", true],
  ["/?tracking=amico", false],
  ["/active?token=abc", false],
  ["/offerte/cart/luce-casa", false],
  ["/preventivo/upload?bolletta=b", false],
  ["/preventivo/calcolo", true],
  ["/profilo", false],
  ["/senza-connessione?pagina=%2F", false],
])("%s may be fetched again: %s", (path, again) => expect(mayRefetch(at(path))).toBe(again));

test("does not cache an error page", () => {
  expect(mayCachePage(at("/blog"), answer("public", 404))).toBe(false);
});

test.each(["/embed/v1/embed.js", "/api/v1/offers", "/v1/x", "/auth/google", "/feed.xml", "/sw.js"])(
  "%s is not a page",
  (path) => expect(isPagePath(path)).toBe(false),
);

test.each(["/", "/offerte/luce", "/privati/luce/a2a/offerta-2.5-casa", "/preferiti"])(
  "%s is a page",
  (path) => expect(isPagePath(path)).toBe(true),
);

test("finds the drawings of a document, each once", () => {
  const html = '<img src="/pictures/tipology/luce.svg#a"><img src="/pictures/tipology/luce.svg">';
  expect(findPictures(html)).toEqual(["/pictures/tipology/luce.svg"]);
});

test("says the time of a page in Italian words", () => {
  const now = new Date(2026, 2, 12, 0, 1);
  const times = [
    new Date(2026, 2, 12, 0, 0),
    new Date(2026, 2, 11, 23, 59),
    new Date(2026, 2, 8, 9, 5),
    new Date(2026, 1, 28, 14, 32),
  ];
  expect(times.map((time) => toTimeWords(time, now))).toEqual([
    "di oggi, ore 0:00",
    "dell’11 marzo, ore 23:59",
    "dell’8 marzo, ore 9:05",
    "del 28 febbraio, ore 14:32",
  ]);
});

test("a stored document says its age and opens its PDF as a page", () => {
  const pdf = `/api/v1/rates/${RATE}/quote.pdf`;
  const html = `<link href="/assets/A-1.css"><script src="/assets/b_2.js"></script><div id="root"><a href="${pdf}" download="">PDF</a></div>`;
  expect(findAssets(html)).toEqual(["/assets/A-1.css", "/assets/b_2.js"]);
  expect(findQuotePdf(html)).toBe(pdf);
  const shown = toOfflineDocument(html, "di oggi, ore 9:05");
  expect(shown).toContain(
    'questa pagina è di oggi, ore 9:05. <a href="">Aggiorna la pagina</a></p><div id=',
  );
  expect(shown).toContain(`<a href="${pdf}">PDF</a>`);
});
