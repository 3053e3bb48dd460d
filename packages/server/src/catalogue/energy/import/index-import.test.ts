import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { setUp } from "../../../test-setup.ts";
import { findCurrentSnapshot } from "../../snapshots/snapshot-repository.ts";
import type { EnergyDetails } from "../energy-snapshot.ts";
import { runImport, seedFile, textFile, wholeFiles } from "./test-import.ts";

const NAME = "indices_PUN_PSV_202401_202606.csv";

let genuine: string;

const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  genuine = await text((await seedFile(NAME)).open());
  await runImport(open, await wholeFiles());
});

async function monthsOfPun(): Promise<string[]> {
  const snapshot = await findCurrentSnapshot<EnergyDetails, unknown>(open.db, "energy");
  return (snapshot?.details.indices ?? [])
    .filter(({ series }) => series === "pun")
    .map(({ month, value }) => `${month} ${value}`);
}

test("refuses a future month and imports the others", async () => {
  const before = await monthsOfPun();
  const file = textFile(NAME, `${genuine}209912;9,0;9,0;;;;\n`);
  const { outcome, refusals } = await runImport(open, [file]);
  expect(outcome.status).toBe("switched");
  expect(refusals).toEqual([
    { file: NAME, position: 31, label: "209912", reason: "il mese 2099-12 non è ancora venuto" },
  ]);
  expect(await monthsOfPun()).toEqual(before);
});

test.each([
  ["202606;0,132505", "202606;1,325050", "finiscono a 2026-05, prima arrivavano a 2026-06"],
  ["202606;0,132505", "202606;0,013250", "il PUN passa da"],
  ["202605;0,119351", "202605;-9,13", "mancano i mesi tra 2026-04 e 2026-06"],
])("changes nothing with a series whose %s is %s", async (right, wrong, reason) => {
  const before = await monthsOfPun();
  const { outcome } = await runImport(open, [textFile(NAME, genuine.replace(right, wrong))]);
  expect(outcome).toEqual({
    status: "kept",
    reasons: expect.arrayContaining([expect.stringContaining(reason)]),
  });
  expect(await monthsOfPun()).toEqual(before);
});

test("corrects with the right file a month that was imported by force", async () => {
  const before = await monthsOfPun();
  const wrong = `${genuine.replace("202606;0,132505", "202606;0,732505")}202607;0,7;0,5;;;;\n`;
  await runImport(open, [textFile(NAME, wrong)], { force: true });
  expect(await monthsOfPun()).toContain("2026-07 0.7");
  await runImport(open, [textFile(NAME, genuine)], { force: true });
  expect(await monthsOfPun()).toEqual(before);
});
