import { findFaults } from "./find-faults.ts";
import { expect, test } from "./fixtures.ts";
import { waitUntilQuiet } from "./quiet.ts";

test.use({
  viewport: { width: 360, height: 800 },
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 404/],
});

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

test("a post shows today's cheapest offers", async ({ page }) => {
  await page.goto("/blog/prezzo-fisso-o-variabile");
  const offers = page.getByRole("region", { name: "Le meno care di oggi per la luce" });
  await expect(offers.getByRole("article")).toHaveCount(3);
});

test("an answer has structured data", async ({ page }) => {
  await page.goto("/faqs/pun-che-cos-e");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      "@type": "FAQPage",
      mainEntity: [expect.objectContaining({ name: "Che cos’è il PUN?" })],
    }),
  );
});

for (const path of ["/blog/questo-no", "/faqs/questa-no"]) {
  test(`${path} answers 404`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  });
}

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

  test("posts can be filtered by subject, and a post's table of contents unfolds", async ({
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
