import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { createPost } from "../routes/content/sample-content.ts";
import { registerSitemap, type SitemapEntry, toSitemapFiles } from "./sitemap.ts";

const ORIGIN = "https://volpe.example";

async function ask(path: string, offers: number) {
  const app = Fastify();
  const paths = Array.from({ length: offers }, (_, index) => ({
    path: `/privati/luce/a/${index}`,
  }));
  registerSitemap(app, {
    publicUrl: ORIGIN,
    catalogue: {
      entries: () => paths as never,
      state: () => ({ updatedAt: "2026-10-04" }) as never,
      version: () => "1",
    },
    content: {
      posts: () => [createPost({ updated: "2026-10-12" })],
      faqs: () => [],
      version: () => "1",
    },
    products: {
      items: () =>
        [{ path: "/noleggio/a/b", tipology: "noleggio", updatedAt: "2026-09-30" }] as never,
      version: () => "1",
    },
  });
  const answer = await app.inject(path);
  await app.close();
  return answer;
}

const findDay = (xml: string, path: string) =>
  new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([^<]*)`).exec(xml)?.[1];

it("lists pages with the day of what they show", async () => {
  const { body } = await ask("/sitemap.xml", 2);
  expect(findDay(body, "/offerte/luce")).toBe("2026-10-04");
  expect(findDay(body, "/privati/luce/a/1")).toBe("2026-10-04");
  expect(findDay(body, "/noleggio/a/b")).toBe("2026-09-30");
  expect(findDay(body, "/noleggio")).toBe("2026-09-30");
  expect(findDay(body, "/blog/potenza")).toBe("2026-10-12");
  expect(body).not.toContain("/preferiti");
});

it("is split past 50,000 addresses, and each part lies packed", async () => {
  const index = await ask("/sitemap.xml", 50_001);
  expect(index.body.match(/<sitemap>/g)).toHaveLength(2);
  const part = await ask("/sitemap-2.xml.gz", 50_001);
  expect(gunzipSync(part.rawPayload).toString()).toContain(
    `<loc>${ORIGIN}/privati/luce/a/50000</loc>`,
  );
  expect((await ask("/sitemap-3.xml.gz", 50_001)).statusCode).toBe(404);
});

it("is split before a file grows past its bound of bytes, and no address is lost", () => {
  const entries = Array.from({ length: 100 }, (_, index) => ({ path: `/a/${index}`, day: null }));
  const files = toSitemapFiles(entries, ORIGIN, { entries: 50_000, bytes: 1000 });
  expect(files.length).toBeGreaterThan(2);
  expect(Math.max(...files.map((file) => Buffer.byteLength(file)))).toBeLessThanOrEqual(1000);
  expect(files.join("").match(/<loc>[^<]+/g)).toEqual(
    entries.map(({ path }) => `<loc>${ORIGIN}${path}`),
  );
});

it("keeps what is no XML out of the addresses", () => {
  const entries: SitemapEntry[] = [{ path: "/a?b=1&c=<è>", day: null }];
  expect(toSitemapFiles(entries, ORIGIN)[0]).toContain(
    `<loc>${ORIGIN}/a?b=1&amp;c=%3C%C3%A8%3E</loc>`,
  );
});

it("tells robots where it is, and which pages are one visitor's", async () => {
  const { body } = await ask("/robots.txt", 0);
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(body).toContain("Disallow: /preventivo/");
});
