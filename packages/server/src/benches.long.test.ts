import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { startProcess } from "./test-process.ts";

const BENCHES = globSync(join(import.meta.dirname, "../bench/*-bench.ts")).sort();

/** Arguments of the benches whose sizes are not set by `--quick`. */
const SMALL: Readonly<Record<string, string>> = {
  "login-bench.ts": "1",
  "product-import-bench.ts": "2",
};

// An open handle would keep the process alive beyond the test's time.
test.each(BENCHES.map((file) => basename(file)))(
  "ends the bench %s",
  {
    timeout: 120_000,
  },
  async (name) => {
    const { ended } = startProcess(`../bench/${name}`, { args: [SMALL[name] ?? "--quick"] });
    const { code, out, err } = await ended;
    expect({ code, out, err }).toEqual({ code: 0, out: expect.stringMatching(/\d/), err });
  },
);
