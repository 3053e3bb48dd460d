import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@volpe/contract";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepBuilds } from "./kept-builds.ts";
import { registerKeptFiles, registerSiteFiles } from "./static-files.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "volpe-builds-"));
});
afterEach(() => rm(root, { recursive: true }));

const client = () => join(root, "client");
const kept = () => join(root, "kept");

/** Replaces the built client, as a release does, and starts it. */
async function release(id: string, chunks: string[], nowMs: number, maxBuilds = 40) {
  await rm(client(), { recursive: true, force: true });
  await mkdir(join(client(), "assets"), { recursive: true });
  await mkdir(join(client(), "builds/meta"), { recursive: true });
  await writeFile(join(client(), "builds/latest.json"), JSON.stringify({ id, time: "" }));
  await writeFile(join(client(), `builds/meta/${id}.json`), "{}");
  for (const chunk of chunks) await writeFile(join(client(), "assets", chunk), `// ${chunk}`);
  await keepBuilds({ folder: kept(), client: client(), nowMs, maxBuilds });
}

const listKept = async () => (await readdir(join(kept(), "files/assets"))).toSorted();

test("keeps the chunks of a replaced build for 30 days after its replacement", async () => {
  await release("a", ["a.js", "both.js"], 0);
  // It ran for a year before it was replaced.
  await release("b", ["b.js", "both.js"], 365 * DAY_MS);
  await release("c", ["c.js"], 395 * DAY_MS);
  expect(await listKept()).toEqual(["a.js", "b.js", "both.js", "c.js"]);
  await release("c", ["c.js"], 396 * DAY_MS);
  expect(await listKept()).toEqual(["b.js", "both.js", "c.js"]);
});

test("keeps no more builds than allowed, the newest", async () => {
  for (const [at, id] of ["a", "b", "c", "d"].entries()) await release(id, [`${id}.js`], at, 3);
  expect(await listKept()).toEqual(["b.js", "c.js", "d.js"]);
});

test("serves the chunks of an earlier build beside those of the running one", async () => {
  await release("a", ["a.js"], 0);
  await release("b", ["b.js"], 1);
  const app = Fastify();
  await registerSiteFiles(app, client());
  await registerKeptFiles(app, join(kept(), "files"));
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
