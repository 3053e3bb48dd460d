import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilQuiet } from "./quiet.ts";

test.use({ viewport: { width: 360, height: 800 } });

const PAGES = [
  "/blog",
  "/blog/leggere-lo-scontrino-dell-energia",
  "/faqs",
  "/faqs/fasce-orarie-f1-f2-f3",
];

test("each kind of page of the blog and the questions fits a phone, violates no policy and passes axe", async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await waitUntilQuiet(page);
    expect(await findFaults(page), path).toEqual([]);
  }
});

test("a post shows today's cheapest offers", async ({ request }) => {
  const html = await (await request.get("/blog/prezzo-fisso-o-variabile")).text();
  const [, after = ""] = html
    .replaceAll("<!-- -->", "")
    .split("Le meno care di oggi per la luce</h2>");
  expect(after.split("</section>")[0]?.match(/<article/g)).toHaveLength(3);
});

test("an answer has structured data", async ({ request }) => {
  const html = await (await request.get("/faqs/pun-che-cos-e")).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(texts.map(([, text = ""]) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      "@type": "FAQPage",
      mainEntity: [expect.objectContaining({ name: "Che cos’è il PUN?" })],
    }),
  );
});

test("an unknown post or question answers 404", async ({ request }) => {
  for (const path of ["/blog/questo-no", "/faqs/questa-no"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain(`Page Not Found: ${path}`);
  }
});

test("the feed is well-formed and links to the posts", async ({ page, request }) => {
  const answer = await request.get("/blog/feed.xml");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  // The Content-Security-Policy of our pages forbids `DOMParser` on strings.
  await page.goto("about:blank");
  const links = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, "application/xml");
      return [...feed.querySelectorAll("item > link, parsererror")].map((node) => node.textContent);
    },
    await answer.text(),
  );
  expect(links.length).toBeGreaterThanOrEqual(12);
  expect((await request.get(new URL(links[0] ?? "").pathname)).status()).toBe(200);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of posts can be filtered and a post's table of contents unfolded", async ({
    page,
  }) => {
    await page.goto("/blog");
    await page.getByRole("link", { name: /^gas \d+$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articoli su gas");
    await page.getByRole("link", { name: /Quanto gas consumi/ }).click();
    await page.getByText("In questo articolo").click();
    await page.getByRole("link", { name: "In pratica" }).click();
    await expect(page).toHaveURL(/#in-pratica$/);
  });
});
