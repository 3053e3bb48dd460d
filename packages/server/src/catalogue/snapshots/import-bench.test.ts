import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const BENCH = join(import.meta.dirname, "../../../bench/product-import-bench.ts");

it("ends the bench of the product import", async () => {
  const run = promisify(execFile)(process.execPath, [BENCH, "2"], { timeout: 90_000 });
  // The call rejects if the process had to be killed at the timeout.
  await expect(run).resolves.toMatchObject({
    stdout: expect.stringContaining("96 rows, switched"),
  });
}, 100_000);
