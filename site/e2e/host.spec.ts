import { expect, test } from "./fixtures.ts";
import { startHost } from "./host-process.ts";

test("pages and built files are compressed", async ({ request }) => {
  const page = await request.get("/offerte/luce", { headers: { "accept-encoding": "br, gzip" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  expect(page.headers().vary).toContain("accept-encoding");
  const script = /src="(\/assets\/entry-boot-[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  const file = await request.get(script, { headers: { "accept-encoding": "gzip" } });
  expect(file.headers()["content-encoding"]).toBe("gzip");
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a built file that isn't there is answered in one plain line", async ({ request }) => {
  const missing = await request.get("/assets/none.js");
  expect([missing.status(), missing.headers()["content-type"], await missing.text()]).toEqual([
    404,
    "text/plain; charset=utf-8",
    "Non c’è niente a questo indirizzo.",
  ]);
});

test("a shared page has the same HTML for two visitors", async ({ request }) => {
  const [first, second] = await Promise.all(
    ["a", "b"].map(async (slug) => {
      const cookie = `preferiti=${encodeURIComponent(JSON.stringify([slug]))}`;
      return (await request.get("/offerte/luce", { headers: { cookie } })).text();
    }),
  );
  expect(second).toBe(first);
});

test("a port in use is reported in one line", async ({ host }) => {
  const { port } = new URL(host.url);
  await expect(startHost({ PORT: port })).rejects.toThrow(/PORT/);
});
