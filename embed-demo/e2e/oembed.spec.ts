import type { Frame, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { toStrictPolicy } from "./partner-server.ts";

/** A page of a partner with the frame, under a policy that allows nothing else. */
const toPage = (html: string) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Prova</title></head><body><h1>Prova</h1>${html}</body></html>`;

async function findFrame(page: Page): Promise<Frame> {
  const element = await page.locator("iframe").elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("The page has no frame");
  await frame.waitForLoadState("load");
  return frame;
}

/** Framed lists, each with the width of its frame in px and its number of cards. */
const FRAMES = [
  ["/offerte/luce?consumo=3100", 358, 3],
  ["/offerte/luce?consumo=3100", 788, 3],
  ["/offerte/gas", 640, 3],
  ["/offerte/internet", 788, 3],
  ["/pos", 358, 3],
  ["/noleggio", 358, 3],
  ["/noleggio", 640, 3],
  ["/noleggio", 788, 3],
  ["/offerte/luce?limit=12", 358, 12],
  ["/offerte/luce?limit=12&layout=list", 908, 12],
  ["/offerte/gas?limit=12&layout=list", 760, 12],
  ["/noleggio?limit=12", 788, 12],
  ["/offerte/internet?limit=6&layout=carousel", 640, 6],
  // These are the widths of a column next to an article, and of the narrowest supported column.
  ["/offerte/luce?consumo=3100", 280, 3],
  ["/offerte/internet", 280, 3],
  ["/noleggio", 280, 3],
  ["/offerte/gas?limit=12&layout=list", 240, 12],
  ["/pos?limit=12", 240, 12],
  ["/offerte/internet?limit=6&layout=carousel", 240, 6],
] as const;

test.describe("the frame of an oEmbed answer on another origin", () => {
  test("shows its cards whole at the width asked for, without a script", async ({
    page,
    partner,
    host,
    request,
  }) => {
    const kinds: string[] = [];
    page.on("request", (asked) => kinds.push(asked.resourceType()));
    const policy = toStrictPolicy(host.url, { extra: `frame-src ${host.url}` });
    for (const [path, width, count] of FRAMES) {
      const at = `${path} at ${width}`;
      const url = `${host.url}${path}${path.includes("?") ? "&" : "?"}tracking=AFF-1`;
      const query = new URLSearchParams({ url, format: "json", maxwidth: String(width) });
      const answer = await request.get(`${host.url}/oembed?${query}`);
      const { html, height } = await answer.json();
      await page.setViewportSize({ width: width + 32, height: 900 });
      await page.goto(partner.serve(toPage(html), policy));
      const frame = await findFrame(page);
      await expect(frame.getByRole("article"), at).toHaveCount(count);
      const size = await frame.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
        scripts: document.scripts.length,
        origin: self.origin,
        images: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
      }));
      expect(size, at).toEqual({ height, width, scripts: 0, origin: "null", images: 0 });
      expect(kinds, at).not.toContain("script");
      const links = await frame
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.length, at).toBeGreaterThan(3);
      expect(
        links.filter((href) => !href.startsWith(host.url) || !href.includes("tracking=AFF-1")),
        at,
      ).toEqual([]);
    }
  });

  test("shows one item, whose link opens the site in a page of its own", async ({
    page,
    partner,
    host,
    request,
  }) => {
    const reply = await request.get(`${host.url}/api/v1/vehicles`);
    const [{ path, name }] = (await reply.json()).data.items;
    // The page's head links the address of its oEmbed answer.
    const head = await (await request.get(`${host.url}${path}?tracking=AFF-1`)).text();
    const [, described = ""] =
      /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]*)"/.exec(head) ?? [];
    const { html, title } = await (await request.get(described.replaceAll("&amp;", "&"))).json();
    expect(title).toContain(name);
    const policy = toStrictPolicy(host.url, { extra: `frame-src ${host.url}` });
    const asked = page.waitForRequest(/\/embed\/frame/);
    await page.goto(partner.serve(toPage(html), policy));
    // The page itself sends no referrer, but the frame's markup asks for one.
    expect((await (await asked).allHeaders()).referer).toBe(`${partner.origin}/`);
    const frame = await findFrame(page);
    await expect(frame.getByRole("article")).toHaveCount(1);
    const opened = page.waitForEvent("popup");
    await frame.getByRole("link", { name }).click();
    const site = await opened;
    await expect(site.getByRole("heading", { level: 1 })).toContainText(name);
    expect(new URL(site.url()).pathname).toBe(path);
    // The opened page is not confined: its scripts run.
    expect(await site.evaluate(() => self.origin)).toBe(host.url);
    expect(await site.evaluate(() => self.opener)).toBeNull();
  });
});

test.describe("a page of the site", () => {
  test.use({ expectedErrors: [/frame-ancestors/] });

  test("cannot be framed", async ({ page, partner, host }) => {
    const policy = toStrictPolicy(host.url, { extra: `frame-src ${host.url}` });
    await page.goto(
      partner.serve(toPage(`<iframe src="${host.url}/offerte/luce"></iframe>`), policy),
    );
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain("chrome-error://chromewebdata/");
  });
});
