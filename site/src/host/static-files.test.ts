import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerMissingFile } from "./fallback-error-handler.ts";
import { SITE_FOLDER } from "./folders.ts";
import { registerLogos } from "./logos.ts";
import { registerBuildFiles, registerSiteFiles, registerWidgetFiles } from "./static-files.ts";

const FOR_EVER = "public, max-age=31536000, immutable";

/** How a file at a path of the build is cached. */
async function askCaching(path: string) {
  const folder = await mkdtemp(join(tmpdir(), "volpe-build-"));
  await mkdir(join(folder, dirname(path)), { recursive: true });
  await writeFile(join(folder, path), "{}");
  const app = Fastify();
  await registerSiteFiles(app, folder);
  await registerBuildFiles(app, folder);
  const { headers } = await app.inject(path);
  await app.close();
  await rm(folder, { recursive: true });
  return headers["cache-control"];
}

test.each(["/assets/home-page-Ab12_x-9.js", "/builds/meta/0123456789abcdef.json"])(
  "%s is cached as immutable",
  async (path) => expect(await askCaching(path)).toBe(FOR_EVER),
);

test("the latest build is revalidated at each request", async () => {
  expect(await askCaching("/builds/latest.json")).toBe("no-cache");
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

test.each(["/assets/none.js", "/builds/meta/none.json", "/marks/Not_a_make.svg"])(
  "says in one plain line, which no cache keeps, that %s isn't there",
  async (path) => {
    const folder = await mkdtemp(join(tmpdir(), "volpe-build-"));
    await mkdir(join(folder, "assets"));
    await mkdir(join(folder, "builds/meta"), { recursive: true });
    const app = Fastify();
    // The mount registers its routes in a scope like this one.
    await app.register(async (scope) => {
      scope.setNotFoundHandler(answerMissingFile);
      await registerBuildFiles(scope, folder);
      registerLogos(scope);
    });
    const { statusCode, headers, body } = await app.inject(path);
    await app.close();
    await rm(folder, { recursive: true });
    expect([statusCode, body]).toEqual([404, "Non c’è niente a questo indirizzo."]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  },
);

test("the loader marks its tag, uncached, on a page whose origin is off", async () => {
  const folder = await mkdtemp(join(tmpdir(), "volpe-widgets-"));
  await mkdir(join(folder, "v1"));
  await writeFile(join(folder, "v1/embed.js"), "start();");
  const app = Fastify();
  await registerWidgetFiles(app, folder, (origin) => origin === "https://spento.example");
  const ask = (referer?: string, query = "") =>
    app.inject({ url: `/embed/v1/embed.js${query}`, headers: { ...(referer && { referer }) } });
  const [off, queried, on, unsaid] = await Promise.all([
    ask("https://spento.example/blog"),
    ask("https://spento.example/blog", "?v=2"),
    ask("https://acceso.example/"),
    ask(),
  ]);
  await app.close();
  await rm(folder, { recursive: true });
  expect(off.body).toBe('document.currentScript?.setAttribute("data-off","1");start();');
  expect(queried.body).toBe(off.body);
  expect(off.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect([on.body, unsaid.body]).toEqual(["start();", "start();"]);
  expect(on.headers["cache-control"]).toMatch(/max-age=300/);
});
