import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepReleases, registerReleases } from "./releases.ts";

const OLD = "0.1.0-0123456789abcdef";
const NEXT = "0.2.0-fedcba9876543210";
const FOREVER = "public, max-age=31536000, immutable";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "volpe-releases-"));
});

afterEach(() => rm(folder, { recursive: true }));

const toFolders = () => ({ built: join(folder, "dist"), folder: join(folder, "data/releases") });

/** Empties the folder of the build and writes these files there. */
async function build(files: Record<string, string>): Promise<void> {
  const { built } = toFolders();
  await rm(built, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(built, name)), { recursive: true });
    await writeFile(join(built, name), content);
  }
}

async function serve() {
  const app = Fastify();
  await registerReleases(app, toFolders().folder);
  return (path: string, headers = {}) => app.inject({ url: `/embed/${path}`, headers });
}

test("serves a release with the same bytes after builds of other content", async () => {
  await build({
    [`releases/${OLD}/offer-cards.js`]: "one",
    [`releases/${OLD}/offer-cards.js.br`]: "packed",
    "chunks/panel-Ab12_x-9.js": "panel",
    "v1/embed.js": "loader",
  });
  await keepReleases(toFolders());
  await build({ [`releases/${NEXT}/offer-cards.js`]: "two" });
  await keepReleases(toFolders());
  const ask = await serve();
  const [old, packed, next, chunk] = await Promise.all([
    ask(`${OLD}/offer-cards.js`),
    ask(`${OLD}/offer-cards.js`, { "accept-encoding": "br" }),
    ask(`${NEXT}/offer-cards.js`),
    ask("chunks/panel-Ab12_x-9.js"),
  ]);
  expect([old.body, packed.body, next.body, chunk.body]).toEqual(["one", "packed", "two", "panel"]);
  expect(old.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": FOREVER,
    "content-type": expect.stringContaining("javascript"),
  });
  expect(packed.headers["content-encoding"]).toBe("br");
});

test("refuses to give other bytes to an address that was published", async () => {
  await build({ [`releases/${OLD}/offer-cards.js`]: "one" });
  await keepReleases(toFolders());
  await build({ [`releases/${OLD}/offer-cards.js`]: "another" });
  await expect(keepReleases(toFolders())).rejects.toThrow("was published with other content");
  expect(await readFile(join(toFolders().folder, OLD, "offer-cards.js"), "utf8")).toBe("one");
});

test("several processes keep the same release at once", async () => {
  await build({ [`releases/${OLD}/offer-cards.js`]: "one", "chunks/a-Ab12_x-9.js": "a" });
  await Promise.all([keepReleases(toFolders()), keepReleases(toFolders())]);
  expect((await (await serve())(`${OLD}/offer-cards.js`)).body).toBe("one");
});

test("serves only files that were published", async () => {
  await build({ "bytes.json": "[]" });
  await keepReleases(toFolders());
  await writeFile(join(folder, "data/secret.js"), "secret");
  const ask = await serve();
  const paths = [`${OLD}/offer-cards.js`, "chunks/..%2f..%2fsecret.js", "0.1.0/a.js", "bytes.json"];
  const answers = await Promise.all(paths.map((path) => ask(path)));
  expect(answers.map(({ statusCode }) => statusCode >= 400)).toEqual([true, true, true, true]);
});
