import Fastify from "fastify";
import { expect, test } from "vitest";
import { SITE_FOLDER } from "./folders.ts";
import { registerSiteFiles, toSiteCaching, toWidgetCaching } from "./static-files.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

test.each(["/assets/home-page-Ab12_x-9.js", "/builds/meta/0123456789abcdef.json"])(
  "%s never changes",
  (path) => expect(toSiteCaching(path)).toBe(FOR_EVER),
);

test("the latest build is asked for each time", () => {
  expect(toSiteCaching("/builds/latest.json")).toBe("no-cache");
});

test.each(["/1.0.0/quote-assistant.js", "/v1/chunks/card-Ab12_x-9.js"])(
  "a widget's file %s never changes",
  (path) => expect(toWidgetCaching(path)).toBe(FOR_EVER),
);

test("the moving loader has a short life", () => {
  expect(toWidgetCaching("/v1/embed.js")).toBe("public, max-age=300, stale-while-revalidate=86400");
});

test.each([
  ["/favicon.ico", "image/vnd.microsoft.icon"],
  ["/favicon.svg", "image/svg+xml"],
])("%s, which browsers ask for unbidden, is a true file", async (path, type) => {
  const app = Fastify();
  await registerSiteFiles(app, `${SITE_FOLDER}/public`);
  const { statusCode, headers, rawPayload } = await app.inject(path);
  await app.close();
  expect([statusCode, headers["content-type"], rawPayload.length > 50]).toEqual([200, type, true]);
});
