import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createVitest } from "vitest/node";

const ROOT = resolve(import.meta.dirname, "../..");

/** Tests that run separately, with `npm run test:scale` and `npm run test:long`. */
const OTHER_RUNS = /\.(scale|long)\.test\.ts$/;

test("runs every test file with npm test", async () => {
  const vitest = await createVitest("test", { root: ROOT, watch: false, reporters: [] });
  const found = await vitest.globTestSpecifications();
  await vitest.close();
  const run = new Set(found.map(({ moduleId }) => moduleId));
  const written = globSync("{packages/*,site,embed-demo}/**/*.test.{ts,tsx,mjs}", {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "**/dist/**"],
  }).map((path) => resolve(ROOT, path));
  expect(written.filter((path) => !run.has(path) && !OTHER_RUNS.test(path))).toEqual([]);
  expect(run.size).toBeGreaterThan(300);
}, 60_000);
