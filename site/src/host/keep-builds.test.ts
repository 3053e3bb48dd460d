import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@volpe/contract";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepBuilds } from "./keep-builds.ts";
import { registerBuildFiles, registerSiteFiles } from "./static-files.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "volpe-builds-"));
});
afterEach(() => rm(root, { recursive: true }));

const client = () => join(root, "client");
const toFolder = () => join(root, "kept");

async function build(to: string, id: string, chunks: string[]): Promise<void> {
  await mkdir(join(to, "assets"), { recursive: true });
  await mkdir(join(to, "builds/meta"), { recursive: true });
  await writeFile(join(to, "builds/latest.json"), JSON.stringify({ id, time: "" }));
  await writeFile(join(to, `builds/meta/${id}.json`), "{}");
  for (const chunk of chunks) await writeFile(join(to, "assets", chunk), `// ${chunk}`);
}

/** Replaces the built client, as a release does, and starts it. */
async function release(id: string, chunks: string[], nowMs: number) {
  await rm(client(), { recursive: true, force: true });
  await build(client(), id, chunks);
  await keepBuilds({ folder: toFolder(), client: client(), nowMs });
}

const listStored = async () => (await readdir(join(toFolder(), "files/assets"))).toSorted();

test("keeps the chunks of a replaced build for 30 days after its replacement", async () => {
  await release("a", ["a.js", "both.js"], 0);
  // Build `a` ran for a year before it was replaced.
  await release("b", ["b.js", "both.js"], 365 * DAY_MS);
  await release("c", ["c.js"], 395 * DAY_MS);
  expect(await listStored()).toEqual(["a.js", "b.js", "both.js", "c.js"]);
  await release("c", ["c.js"], 396 * DAY_MS);
  expect(await listStored()).toEqual(["b.js", "both.js", "c.js"]);
});

test("keeps the chunks of each of fifty builds of one month", async () => {
  const ids = Array.from({ length: 50 }, (_, at) => `build${at}`);
  for (const [at, id] of ids.entries()) await release(id, [`${id}.js`], (at * 30 * DAY_MS) / 50);
  expect(await listStored()).toEqual(ids.map((id) => `${id}.js`).toSorted());
}, 60_000);

test("keeps the chunks of two builds that start at once", async () => {
  const ids = ["a", "b"];
  for (const id of ids) {
    const chunks = Array.from({ length: 20 }, (_, at) => `${id}${at}.js`);
    await build(join(root, id), id, chunks);
  }
  for (let round = 0; round < 5; round += 1) {
    await rm(toFolder(), { recursive: true, force: true });
    const start = (id: string) =>
      keepBuilds({ folder: toFolder(), client: join(root, id), nowMs: 0 });
    await Promise.all(ids.map(start));
    expect((await listStored()).length).toBe(40);
  }
}, 60_000);

test("serves the chunks of an earlier build and of the running one", async () => {
  await release("a", ["a.js"], 0);
  await release("b", ["b.js"], 1);
  const app = Fastify();
  await registerSiteFiles(app, client());
  await registerBuildFiles(app, join(toFolder(), "files"));
  const read = async (path: string) => {
    const { statusCode, body, headers } = await app.inject(path);
    return [statusCode, statusCode === 200 ? body : "", headers["cache-control"] ?? ""];
  };
  const forEver = "public, max-age=31536000, immutable";
  expect(await read("/assets/a.js")).toEqual([200, "// a.js", forEver]);
  expect(await read("/assets/b.js")).toEqual([200, "// b.js", forEver]);
  expect(await read("/builds/meta/a.json")).toEqual([200, "{}", forEver]);
  expect((await read("/assets/none.js"))[0]).toBe(404);
  await app.close();
});
