import { afterEach, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { beginSnapshot } from "./import-repository.ts";
import { runImport, TEST_CLOCK, wholeFiles } from "./test-import.ts";

let open: OpenDatabase;

beforeEach(async () => {
  open = await createTestDatabase();
});

afterEach(async () => {
  await open.close();
});

it("lets one import run at a time", async () => {
  const files = await wholeFiles();
  const outcomes = await Promise.all([runImport(open, files), runImport(open, files)]);
  const byStatus = Map.groupBy(outcomes, ({ outcome }) => outcome.status);
  expect(byStatus.get("switched")).toHaveLength(1);
  expect(byStatus.get("kept")).toEqual([
    {
      refusals: [],
      outcome: {
        status: "kept",
        reasons: ["Un’altra importazione è in corso: riprova quando è finita."],
      },
    },
  ]);
});

it("does not wait for an import whose process was killed in the middle", async () => {
  const left = { now: TEST_CLOCK.now(), demonstration: false, sources: [] };
  await beginSnapshot(open.db, left);
  expect((await runImport(open, await wholeFiles())).outcome.status).toBe("switched");
});
