import { expect, it } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { setUp } from "../../../test-setup.ts";
import {
  electricityFile,
  figureFiles,
  gasFile,
  manyOffers,
  runImport,
  textFile,
} from "./test-import.ts";
import { portalGasOffer, portalOffer } from "./test-portal-offer.ts";
import { toPortalXml } from "./test-portal-xml.ts";

const open = setUp("test", createTestDatabase);

it("refuses only an oversized offer", async () => {
  const [component] = portalOffer({}).components;
  if (component === undefined) throw new Error("the offer has no component");
  const giant = portalOffer({ code: "GIANT", components: Array(10_000).fill(component) });
  const { outcome, refusals } = await runImport(open, [
    electricityFile([giant, ...manyOffers(3)]),
    gasFile([portalGasOffer()]),
    ...(await figureFiles()),
  ]);
  expect(outcome).toMatchObject({ status: "switched", summary: { taken: 4, refused: 1 } });
  expect(refusals).toMatchObject([{ label: "GIANT", reason: "è troppo grande per essere vera" }]);
});

it("stops at a file with thousands of refused rows, even when forced", async () => {
  const rows = "<offerta/>".repeat(6000);
  const xml = toPortalXml(manyOffers(3)).replace("</Lista", `${rows}</Lista`);
  const { outcome, refusals } = await runImport(open, [textFile("PO_Offerte_E.xml", xml)], {
    force: true,
  });
  expect(outcome).toEqual({
    status: "kept",
    reasons: [expect.stringContaining("più di 5.000 righe rifiutate")],
  });
  expect(refusals).toHaveLength(5000);
});
