import { beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { setUp } from "../../../test-setup.ts";
import { loadSnapshot } from "../catalogue-snapshot.ts";
import { figureFiles, manyOffers, runImport, TEST_CLOCK, textFile } from "./test-import.ts";
import { type PortalOffer, toPortalXml } from "./test-portal-xml.ts";

const open = setUp("test", createTestDatabase);
beforeEach(async () => {
  await runImport(open, [fileOf("20261119", manyOffers(10)), ...(await figureFiles())]);
});

const fileOf = (day: string, offers: readonly PortalOffer[]) =>
  textFile(`PO_Offerte_E_MLIBERO_${day}.xml`, toPortalXml(offers));

async function daysByName(): Promise<Record<string, string>> {
  const snapshot = await loadSnapshot(open.db, TEST_CLOCK);
  const entries = [...(snapshot?.bySlug.values() ?? [])];
  return Object.fromEntries(entries.map(({ offer, changedDay }) => [offer.name, changedDay]));
}

test("keeps the day of an offer's last change through unchanged imports", async () => {
  const [first = manyOffers(1)[0] as PortalOffer, ...others] = manyOffers(10);
  await runImport(open, [fileOf("20261120", [{ ...first, durationMonths: 36 }, ...others])]);
  expect(await daysByName()).toMatchObject({
    "Prova 0": "2026-11-20",
    "Prova 1": "2026-11-19",
    "Prova 2": "2026-11-19",
  });
});

test("dates a file with a future day in its name to the day of its import", async () => {
  await runImport(open, [fileOf("20261123", manyOffers(11))]);
  expect(await daysByName()).toMatchObject({ "Prova 2": "2026-11-19", "Prova 10": "2026-11-21" });
});
