import Fastify from "fastify";
import { expect, test } from "vitest";
import { SITE_FOLDER } from "./folders.ts";
import { registerSiteFiles, toSiteCaching } from "./static-files.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

test.each(["/assets/home-page-Ab12_x-9.js", "/builds/meta/0123456789abcdef.json"])(
  "%s is cached as immutable",
  (path) => expect(toSiteCaching(path)).toBe(FOR_EVER),
);

test("the latest build is revalidated at each request", () => {
  expect(toSiteCaching("/builds/latest.json")).toBe("no-cache");
});

test.each([
  ["/favicon.ico", "image/vnd.microsoft.icon"],
  ["/favicon.svg", "image/svg+xml"],
  ["/apple-touch-icon.png", "image/png"],
  ["/icon-512.png", "image/png"],
])("serves %s as a file", async (path, type) => {
  const app = Fastify();
  await registerSiteFiles(app, `${SITE_FOLDER}/public`);
  const { statusCode, headers, rawPayload } = await app.inject(path);
  await app.close();
  expect([statusCode, headers["content-type"], rawPayload.length > 50]).toEqual([200, type, true]);
});
