import { expect, it } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { setUp } from "../../../test-setup.ts";
import { beginSnapshot } from "../../snapshots/staging-repository.ts";
import { runImport, TEST_CLOCK, wholeFiles } from "./test-import.ts";

const open = setUp("test", createTestDatabase);

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

it("does not wait for a killed import", async () => {
  await beginSnapshot(open.db, {
    kind: "energy",
    demonstration: false,
    dataDay: "2026-11-21",
    createdAt: TEST_CLOCK.now(),
  });
  expect((await runImport(open, await wholeFiles())).outcome.status).toBe("switched");
});
