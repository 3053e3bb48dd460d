import { gunzipSync } from "node:zlib";
import { TIPOLOGIES, TIPOLOGY_LISTS } from "@volpe/contract";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { toCartPath } from "../page/cart-path.ts";
import { createPost } from "../routes/content/sample-content.ts";
import { routes } from "../routes.tsx";
import { registerSitemap, type SitemapEntry, toSitemapFiles } from "./sitemap.ts";

const ORIGIN = "https://volpe.example";

async function ask(path: string, offers: number) {
  const app = Fastify();
  const paths = Array.from({ length: offers }, (_, index) => ({
    path: `/privati/luce/a/${index}`,
    tipology: "luce",
    changedDay: index === 0 ? "2026-09-28" : "2026-10-04",
  }));
  registerSitemap(app, {
    publicUrl: ORIGIN,
    version: () => "1",
    catalogue: { entries: () => paths as never },
    content: {
      posts: () => [createPost({ updated: "2026-10-12" })],
      faqs: () => [],
    },
    products: {
      items: () =>
        [{ path: "/noleggio/a/b", tipology: "noleggio", updatedAt: "2026-09-30" }] as never,
    },
  });
  const answer = await app.inject(path);
  await app.close();
  return answer;
}

const findDay = (xml: string, path: string) =>
  new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([^<]*)`).exec(xml)?.[1];

it("lists pages with the date of their data", async () => {
  const { body } = await ask("/sitemap.xml", 2);
  expect(findDay(body, "/offerte/luce")).toBe("2026-10-04");
  expect(findDay(body, "/offerte/gas")).toBeUndefined();
  expect(findDay(body, "/privati/luce/a/0")).toBe("2026-09-28");
  expect(findDay(body, "/privati/luce/a/1")).toBe("2026-10-04");
  expect(findDay(body, "/noleggio/a/b")).toBe("2026-09-30");
  expect(findDay(body, "/noleggio")).toBe("2026-09-30");
  expect(findDay(body, "/blog/potenza")).toBe("2026-10-12");
  expect(body).not.toContain("/preferiti");
});

it.each(TIPOLOGIES)("lists the offers of %s", async (tipology) => {
  const { body } = await ask("/sitemap.xml", 0);
  expect(body).toContain(`<loc>${ORIGIN}${TIPOLOGY_LISTS[tipology].path}</loc>`);
});

it.each(TIPOLOGIES)("keeps crawlers out of the cart of %s", async (tipology) => {
  const { body } = await ask("/robots.txt", 0);
  expect(body).toContain(`Disallow: ${toCartPath(tipology, "")}\n`);
});

it("splits the sitemap after 50,000 addresses into compressed parts", async () => {
  const index = await ask("/sitemap.xml", 50_001);
  expect(index.body.match(/<sitemap>/g)).toHaveLength(2);
  const part = await ask("/sitemap-2.xml.gz", 50_001);
  expect(gunzipSync(part.rawPayload).toString()).toContain(
    `<loc>${ORIGIN}/privati/luce/a/50000</loc>`,
  );
});

it.each(["1", "2"])("answers the address of part %s", async (part) => {
  expect((await ask(`/sitemap-${part}.xml.gz`, 50_001)).statusCode).toBe(200);
});

it.each(["0", "3", "1.0", "01", "1e0", "+1", "%201", "0x1"])(
  "answers 404 for the part «%s» that the index does not list",
  async (part) => {
    expect((await ask(`/sitemap-${part}.xml.gz`, 50_001)).statusCode).toBe(404);
  },
);

it("splits the sitemap before a file exceeds its bytes, without losing an address", () => {
  const entries = Array.from({ length: 100 }, (_, index) => ({ path: `/a/${index}`, day: null }));
  const files = toSitemapFiles(entries, ORIGIN, { entries: 50_000, bytes: 1000 });
  expect(files.length).toBeGreaterThan(2);
  expect(Math.max(...files.map((file) => Buffer.byteLength(file)))).toBeLessThanOrEqual(1000);
  expect(files.join("").match(/<loc>[^<]+/g)).toEqual(
    entries.map(({ path }) => `<loc>${ORIGIN}${path}`),
  );
});

it("escapes addresses as XML", () => {
  const entries: SitemapEntry[] = [{ path: "/a?b=1&c=<è>", day: null }];
  expect(toSitemapFiles(entries, ORIGIN)[0]).toContain(
    `<loc>${ORIGIN}/a?b=1&amp;c=%3C%C3%A8%3E</loc>`,
  );
});

it("names the sitemap in robots.txt and keeps crawlers out of saved quotes", async () => {
  const { body } = await ask("/robots.txt", 0);
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(body).toContain("Disallow: /preventivo/");
});

it("robots.txt keeps crawlers out of every page of one person", async () => {
  const { body } = await ask("/robots.txt", 0);
  const pages = routes[0]?.children?.[0]?.children ?? [];
  const paths = pages
    .filter(({ handle }) => handle?.audience === "owner")
    .map(({ path = "" }) => path);
  expect(paths.length).toBeGreaterThan(20);
  const open = paths.filter((path) => mayFetch(body, path.replaceAll(/:\w+/g, "x")));
  expect(open).toEqual([]);
});

/** Whether a crawler that knows `*` may fetch an address, as RFC 9309 says: the longest rule wins. */
function mayFetch(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = ""]) => ({
    isAllowed: kind === "Allow",
    length: path.length,
    pattern: new RegExp(`^${path.replaceAll(/[.?+]/g, "\\$&").replaceAll("*", ".*")}`),
  }));
  const [longest] = rules
    .filter(({ pattern }) => pattern.test(address))
    .toSorted((a, b) => b.length - a.length);
  return longest?.isAllowed ?? true;
}

it.each([
  ["/offerte/luce", true],
  ["/offerte/luce?pagina=2", true],
  ["/search?q=offerta", true],
  ["/privati/luce/a/b?variazione=20", false],
  ["/offerte/luce?ordina=prezzo&variazione=20", false],
  ["/calcola-preventivo?tipo=luce&offerta=b", false],
  ["/noleggio/fiat/panda?km=20000&durata=48&anticipo=0", false],
  ["/profilo", false],
  ["/promemoria/r?chiave=k", false],
  ["/continua?chiave=k", false],
  ["/preventivo/upload", true],
  ["/preventivo/upload?bolletta=b", false],
  ["/preventivo/AbCdEfGhIjKlMnOpQrStUv", false],
  ["/preventivo/calcolo", true],
  ["/preventivo/risultato?tipologia=luce", false],
])("robots.txt lets a crawler fetch %s: %s", async (address, allowed) => {
  const { body } = await ask("/robots.txt", 0);
  expect(mayFetch(body, address)).toBe(allowed);
});
