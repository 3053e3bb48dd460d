import { describe, expect, it } from "vitest";
import { isGreen } from "./catalogue-entry.ts";
import { toFreeMarketOffer } from "./import/free-market-offer.ts";
import { readOfferNodes } from "./import/read-offers.ts";
import { portalGasOffer, portalOffer } from "./import/test-portal-offer.ts";
import { type PortalComponent, type PortalOffer, toPortalXml } from "./import/test-portal-xml.ts";

async function check(portal: PortalOffer): Promise<boolean> {
  async function* bytes() {
    yield Buffer.from(toPortalXml([portal]));
  }
  for await (const node of readOfferNodes(bytes(), "x.xml")) {
    return isGreen(toFreeMarketOffer(node));
  }
  throw new Error("no offer");
}

const area06 = (name: string, optional = false): PortalComponent => ({
  name,
  optional,
  area: "06",
  intervals: [{ price: 12, unit: "01" }],
});

describe("isGreen", () => {
  it.each([
    ["its name", { name: "Luce Verde Casa" }],
    ["a promise", { description: "Energia 100% da fonti rinnovabili." }],
    ["a guarantee of origin", { description: "Certificata con Garanzie d’Origine" }],
    ["a paid component", { components: [area06("Contributo rinnovabili")] }],
  ])("is true for %s", async (_, changes) => {
    expect(await check(portalOffer(changes))).toBe(true);
  });

  it.each([
    ["area 06 that holds the price", { components: [area06("Prezzo monorario materia prima")] }],
    ["an optional component", { components: [area06("Opzione verde", true)] }],
    ["a name that only offers the option", { name: "Luce con Opzione Verde" }],
    ["a word in passing", { description: "Scopri anche le nostre offerte da fonti rinnovabili." }],
    ["a word inside another", { name: "Verdemare Casa" }],
  ])("is false for %s", async (_, changes) => {
    expect(await check(portalOffer(changes))).toBe(false);
  });

  it("is true for gas only if it is biomethane", async () => {
    expect(await check(portalGasOffer({ name: "Gas Verde CO2 compensata" }))).toBe(false);
    expect(await check(portalGasOffer({ name: "Biometano Casa" }))).toBe(true);
  });
});
