import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOfferCode, toFreeMarketOffer } from "./free-market-offer.ts";
import { readOfferNodes } from "./read-offers.ts";
import { RowRefusal } from "./row-refusal.ts";
import { portalGasOffer, portalOffer } from "./test-portal-offer.ts";
import { type PortalOffer, toPortalXml } from "./test-portal-xml.ts";
import type { XmlNode } from "./xml-node.ts";

async function nodeOf(portal: PortalOffer, mend = (xml: string) => xml): Promise<XmlNode> {
  async function* bytes() {
    yield Buffer.from(mend(toPortalXml([portal])));
  }
  for await (const node of readOfferNodes(bytes(), "x.xml")) {
    return node;
  }
  throw new Error("no offer");
}

const read = async (portal: PortalOffer, mend?: (xml: string) => string) =>
  toFreeMarketOffer(await nodeOf(portal, mend));

describe("an offer of the free market", () => {
  it("is read completely", async () => {
    const offer = await read(
      portalOffer({
        index: "12",
        pricing: "02",
        durationMonths: -1,
        power: { max: 0, min: 1.5 },
        consumption: { min: 100, max: 0 },
        regulated: ["01", "02"],
        dispatching: [{ code: "01" }, { code: "99", value: 0.011 }],
        zones: { regions: ["1", "01"], municipalities: ["15146", "015146"] },
        offerUrl: "javascript:alert(1)",
        discounts: [
          {
            name: "Bonus",
            validity: "02",
            condition: "99",
            conditionText: "  Con\u0007 un amico ",
            months: 6,
            prices: [{ kind: "03", unit: "06", value: 15, from: 0, to: 999_999 }],
          },
        ],
        services: [{ name: "Assistenza", detail: "Caldaia" }],
      }),
      (xml) => xml.replace("\u0007", "&#9;"),
    );
    expect(offer).toEqual({
      code: "000101ESFML01XXPROVA00000000001",
      source: "free-market",
      commodity: "electricity",
      supplierVatNumber: "00000000101",
      name: "Prova Luce Fissa",
      description: "Prova Luce Fissa",
      durationMonths: null,
      guarantees: "NO",
      customer: "domestic",
      residence: "all",
      pricing: "variable",
      activationTypes: ["99"],
      channels: ["01"],
      payments: ["01"],
      standalone: true,
      dual: null,
      validFromMs: Date.parse("2026-10-31T23:00:00Z"),
      validToMs: Date.parse("2027-01-31T22:59:59.999Z"),
      consumptionMin: 100,
      consumptionMax: null,
      powerMinKw: 1.5,
      powerMaxKw: null,
      bands: "01",
      indices: [{ code: "12", coefficient: 1, band: null }],
      dispatching: [
        { code: "01", value: null },
        { code: "99", value: 0.011 },
      ],
      regulated: ["01", "02"],
      components: [
        {
          name: "Quota fissa",
          description: "Quota fissa",
          optional: false,
          area: "01",
          intervals: [
            {
              band: null,
              from: null,
              to: null,
              price: 96,
              unit: "01",
              priceType: null,
              period: null,
            },
          ],
        },
        {
          name: "Prezzo energia",
          description: "Prezzo energia",
          optional: false,
          area: "04",
          intervals: [
            {
              band: "01",
              from: null,
              to: null,
              price: 0.15,
              unit: "03",
              priceType: null,
              period: null,
            },
          ],
        },
      ],
      discounts: [
        {
          name: "Bonus",
          description: "Bonus",
          validity: "02",
          vat: "01",
          condition: "99",
          conditionText: "Con un amico",
          componentCodes: [],
          period: { kind: "months-from-start", months: 6 },
          prices: [{ kind: "03", unit: "06", value: 15, from: 0, to: 999_999 }],
        },
      ],
      allInclusive: null,
      placet: null,
      zones: { regions: ["01"], provinces: [], municipalities: ["015146"] },
      phone: "800000101",
      website: "https://www.prova.example/",
      offerUrl: null,
      conditions: [],
      extraServices: [{ name: "Assistenza", detail: "Caldaia" }],
    });
  });

  it("reads every form of a period but refuses two at once", async () => {
    const withPeriod = (period: string) =>
      read(portalOffer(), (xml) =>
        xml.replace(
          "<PREZZO>0.15</PREZZO>",
          `<PREZZO>0.15</PREZZO><PeriodoValidita>${period}</PeriodoValidita>`,
        ),
      ).then((offer) => offer.components[1]?.intervals[0]?.period);
    expect(await withPeriod("<DURATA>3</DURATA>")).toEqual({
      kind: "months-from-start",
      months: 3,
    });
    expect(
      await withPeriod("<VALIDO_FINO>02/2027</VALIDO_FINO><VALIDO_FINO>12/2026</VALIDO_FINO>"),
    ).toEqual({ kind: "until", year: 2027, month: 2 });
    expect(
      await withPeriod("<MESE_VALIDITA>01</MESE_VALIDITA><MESE_VALIDITA>12</MESE_VALIDITA>"),
    ).toEqual({ kind: "calendar-months", months: [1, 12] });
    expect(await withPeriod("")).toBeNull();
    for (const wrong of [
      "<DURATA>3</DURATA><MESE_VALIDITA>01</MESE_VALIDITA>",
      "<MESE_VALIDITA>13</MESE_VALIDITA>",
      "<VALIDO_FINO>2027-02</VALIDO_FINO>",
    ]) {
      await expect(withPeriod(wrong)).rejects.toThrow(RowRefusal);
    }
  });

  it("reads a dual only with exactly two codes", async () => {
    const dual = portalOffer({ market: "03", dual: { electricity: "E1", gas: "G1" } });
    expect(await read(dual)).toMatchObject({
      commodity: "electricity",
      dual: { electricityCode: "E1", gasCode: "G1" },
    });
    expect(
      (await read(dual, (xml) => xml.replaceAll("OffertaDual", "OffertaDUAL"))).dual,
    ).not.toBeNull();
    await expect(read(portalOffer({ market: "03" }))).rejects.toThrow("dual");
    await expect(
      read(dual, (xml) =>
        xml.replace(
          "<OFFERTE_CONGIUNTE_GAS>",
          "<OFFERTE_CONGIUNTE_EE>E2</OFFERTE_CONGIUNTE_EE><OFFERTE_CONGIUNTE_GAS>",
        ),
      ),
    ).rejects.toThrow("una sola per tipo");
  });

  it.each([
    [{ code: "" }, "manca COD_OFFERTA"],
    [{ name: "" }, "manca NOME_OFFERTA"],
    [{ customer: "07" }, "TIPO_CLIENTE ha un codice che non conosciamo"],
    [{ pricing: "9" }, "TIPO_OFFERTA ha un codice che non conosciamo"],
    [{ residence: "04" }, "DOMESTICO_RESIDENTE ha un codice che non conosciamo"],
    [{ to: "01/10/2026_00:00:00" }, "DATA_FINE viene prima di DATA_INIZIO"],
    [{ durationMonths: 1.5 }, "DURATA non è un numero di mesi"],
    [{ zones: { provinces: ["MI"] } }, "PROVINCIA non è un codice ISTAT"],
    [{ dispatching: [{ code: "99", value: "0,011" as never }] }, "VALORE_DISP non è un numero"],
  ] as [Partial<PortalOffer>, string][])("is refused for %j", async (changes, reason) => {
    await expect(read(portalOffer(changes))).rejects.toThrow(reason);
  });

  it("keeps unknown codes that affect only its price", async () => {
    const offer = await read(portalGasOffer({ index: "99", pricing: "02" }));
    expect(offer.indices).toEqual([{ code: "99", coefficient: 1, band: null }]);
    expect((await read(portalOffer({ bands: "07", dispatching: [{ code: "55" }] }))).bands).toBe(
      "07",
    );
  });

  it("becomes an offer or a refusal for any content", async () => {
    const node = await nodeOf(
      portalOffer({
        zones: { regions: ["03"] },
        index: "12",
        discounts: [
          {
            name: "x",
            validity: "01",
            condition: "00",
            prices: [{ kind: "01", unit: "05", value: 5 }],
          },
        ],
      }),
    );
    const leaves = (of: XmlNode): XmlNode[] =>
      of.children.length === 0 ? [of] : of.children.flatMap(leaves);
    const count = leaves(node).length;
    fc.assert(
      fc.property(
        fc.nat({ max: count - 1 }),
        fc.string({ unit: "binary", maxLength: 60 }),
        (at, text) => {
          const copy = structuredClone(node);
          const leaf = leaves(copy)[at];
          if (leaf !== undefined) {
            leaf.text = text;
          }
          try {
            readOfferCode(copy);
            const offer = toFreeMarketOffer(copy);
            expect(Number.isFinite(offer.validToMs)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(RowRefusal);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
