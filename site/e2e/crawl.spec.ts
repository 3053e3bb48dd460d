import { type Crawled, crawl } from "./crawl-site.ts";
import { expect, test } from "./fixtures.ts";

/** The result of the one crawl that all tests of this file share. */
let crawled: Promise<Map<string, Crawled>> | null = null;

test.describe("every page that a link or the sitemap leads to", () => {
  test.describe.configure({ mode: "serial" });
  test.setTimeout(120_000);

  const readPages = (origin: string) => {
    crawled ??= crawl(origin);
    return crawled;
  };

  test("answers 200 or redirects to the login", async ({ host }) => {
    const pages = await readPages(host.url);
    const paths = [...pages.keys()];
    expect(paths.length).toBeGreaterThan(100);
    expect(paths).toEqual(expect.arrayContaining(["/", "/offerte", "/offerte/luce", "/noleggio"]));
    expect(paths.filter((path) => /^\/(blog|faqs)\/./.test(path)).length).toBeGreaterThan(50);
    const wrong = [...pages.values()].filter(
      ({ status, needsLogin }) => status !== 200 && !needsLogin,
    );
    expect(wrong.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual(
      [],
    );
  });

  test("has one h1, whole title and description, and its canonical address", async ({ host }) => {
    const faults = [...(await readPages(host.url)).values()].flatMap(({ address, page }) =>
      page === null ? [] : page.faults.map((fault) => `${address}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("has its own title", async ({ host }) => {
    const byTitle = new Map<string, Set<string>>();
    for (const { page } of (await readPages(host.url)).values()) {
      if (page?.canonical) {
        const paths = byTitle.get(page.title) ?? new Set();
        byTitle.set(page.title, paths.add(page.canonical));
      }
    }
    const shared = [...byTitle].filter(([, paths]) => paths.size > 1);
    expect(shared.map(([title, paths]) => `${title}: ${[...paths].join(" ")}`)).toEqual([]);
  });

  test("has at most 60 kB of compressed HTML", async ({ host }) => {
    const heavy = [...(await readPages(host.url)).values()].filter(
      ({ page }) => (page?.bytes ?? 0) > 60_000,
    );
    expect(heavy.map(({ address, page }) => `${address}: ${page?.bytes}`)).toEqual([]);
  });

  test("links only to existing anchors", async ({ host }) => {
    const pages = await readPages(host.url);
    const lost = [...pages.values()].flatMap(({ address, page }) =>
      (page?.fragments ?? [])
        .filter(([target, id]) => pages.get(target)?.page?.ids.has(id) === false)
        .map(([target, id]) => `${address}: ${target}#${id}`),
    );
    expect(lost).toEqual([]);
  });
});
