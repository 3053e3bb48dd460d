import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startProcess } from "./test-process.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** These benches download what they measure, so they need a network. */
const OF_OTHERS = ["site/bench/lighthouse-bench.ts", "embed-demo/bench/widgets-bench.ts"];
const BENCHES = globSync("{packages/*,site,embed-demo}/bench/*-bench.ts", { cwd: ROOT })
  .filter((file) => !OF_OTHERS.includes(file))
  .sort();

// An open handle would keep the process alive beyond the test's time.
test.each(BENCHES)("ends the bench %s", { timeout: 300_000 }, async (name) => {
  const chromium = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  const { ended } = startProcess(join("../../..", name), {
    args: ["--quick"],
    env: chromium === undefined ? {} : { PLAYWRIGHT_CHROMIUM_PATH: chromium },
  });
  const { code, out, err } = await ended;
  expect({ code, out, err }).toEqual({ code: 0, out: expect.stringMatching(/\d/), err });
});
