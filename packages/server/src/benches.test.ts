import { expect, test } from "vitest";
import { startProcess } from "./test-process.ts";

// The long run ends every bench. An open handle would keep the process alive beyond the test's time.
test("ends the bench of the product import", async () => {
  const { ended } = startProcess("../bench/product-import-bench.ts", { args: ["2"] });
  expect(await ended).toMatchObject({
    code: 0,
    out: expect.stringContaining("96 rows, switched"),
  });
}, 100_000);
