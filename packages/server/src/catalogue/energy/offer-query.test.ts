import { OfferList } from "@volpe/contract";
import fc from "fast-check";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../../seed/seed-catalogue.ts";
import { createTestServer } from "../../test-server.ts";
import { setUp } from "../../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue] }));

async function getList(search: string): Promise<OfferList> {
  const reply = await server.app.inject(`/api/v1/offers?${search}`);
  expect(reply.statusCode).toBe(200);
  const { data } = reply.json();
  expect(Check(OfferList, data)).toBe(true);
  return data;
}

describe("today’s spend in GET /offers", () => {
  it("is answered with the ranking and does not change it", async () => {
    const { presentSpend: none, query: _, ...plain } = await getList("tipology=luce&verde=si");
    const { presentSpend, query, ...list } = await getList(
      "tipology=luce&verde=si&spesa=100&periodo=mese",
    );
    expect(none).toBeNull();
    expect(presentSpend).toEqual({ eur: 1200, cheaperTotal: plain.rankedTotal });
    expect(query).toMatchObject({ spesa: 100, periodo: "mese" });
    expect(list).toEqual(plain);
  });

  it("is compared with all ranked offers, whatever the filters, like the spread", async () => {
    const all = await getList("tipology=gas");
    const [, second] = all.offers;
    const { presentSpend, spread } = await getList(
      `tipology=gas&prezzo=fisso&spesa=${second?.spend.total}`,
    );
    expect(presentSpend).toEqual({ eur: second?.spend.total, cheaperTotal: 1 });
    expect(spread).toEqual(all.spread);
    expect(spread?.minEur).toBe(all.offers[0]?.spend.total);
    expect(spread?.counts.reduce((sum, count) => sum + count, 0)).toBe(all.rankedTotal);
  });
});

describe("the filters of GET /offers", () => {
  it("lists only matching offers, with the number of all ranked ones", async () => {
    const all = await getList("tipology=luce");
    const green = await getList("tipology=luce&verde=si&prezzo=fisso");
    expect(green.total).toBeGreaterThan(0);
    expect(green.total).toBeLessThan(all.total);
    expect(green.rankedTotal).toBe(all.total);
    expect(green.medianSpendEur).toBe(all.medianSpendEur);
    for (const offer of green.offers) {
      expect(offer).toMatchObject({ green: true, pricing: "fixed" });
    }
  });

  it("shows chosen suppliers first, and takes several by comma or repeated", async () => {
    const { facets } = await getList("tipology=luce");
    const [first, second] = facets.find(({ key }) => key === "fornitore")?.values.slice(-2) ?? [];
    const chosen = await getList(
      `tipology=luce&fornitore=${first?.value}&fornitore=${second?.value}`,
    );
    expect(chosen.total).toBe((first?.count ?? 0) + (second?.count ?? 0));
    const facet = chosen.facets.find(({ key }) => key === "fornitore");
    expect(facet?.values.slice(0, 2)).toEqual([
      { ...first, selected: true },
      { ...second, selected: true },
    ]);
    expect(chosen.applied).toEqual([
      { key: "fornitore", value: first?.value, label: first?.label },
      { key: "fornitore", value: second?.value, label: second?.label },
    ]);
  });

  it("orders by the unit price or the fixed part, which together make the sale", async () => {
    const byUnit = await getList("tipology=luce&ordina=prezzo");
    const units = byUnit.offers.map(({ unitPriceEur }) => unitPriceEur ?? Number.NaN);
    expect(units).toEqual([...units].sort((a, b) => a - b));
    const byFee = await getList("tipology=luce&ordina=fissa");
    const fees = byFee.offers.map(({ fixedFeeEur }) => fixedFeeEur ?? Number.NaN);
    expect(fees).toEqual([...fees].sort((a, b) => a - b));
    expect(byFee.sorts.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([
      "fissa",
    ]);
    for (const { unitPriceEur, fixedFeeEur, spend } of byFee.offers) {
      expect((unitPriceEur ?? 0) * 2700 + (fixedFeeEur ?? 0)).toBeCloseTo(spend.sale, 1);
    }
  });

  it("reports ignored parameters and shows the others", async () => {
    const list = await getList(
      "tipology=luce&canale=web,piccione&fornitore=mai-sentito&verde=forse&fasce=50-20-30&consumo=1.800",
    );
    expect(list.ignored.map(({ key }) => key).sort()).toEqual(["canale", "fornitore", "verde"]);
    // The sentence names the filter as the page does.
    const label = list.facets.find(({ key }) => key === "canale")?.label;
    expect(list.ignored.find(({ key }) => key === "canale")?.message).toBe(
      `${label}: scegli tra web, telefono, sportello e agenzia.`,
    );
    expect(list.query).toEqual({ canale: ["web"], fasce: "50-20-30", consumo: 1800 });
    expect(list.profile.bands).toEqual([50, 20, 30]);
    expect(list.applied.map(({ label }) => label)).toEqual([
      "1.800\u00a0kWh l’anno",
      "Fasce: 50% F1, 20% F2, 30% F3",
      "Si attiva: web",
    ]);
    expect(list.assumptions.join(" ")).toContain(
      "Consumi divisi nelle fasce come hai indicato: 50% F1, 20% F2, 30% F3.",
    );
  });

  it.each([
    ["33,5-31-35,5", [33.5, 31, 35.5]],
    ["760 / 710 / 840", [760, 710, 840]],
    ["33 – 31 – 36", [33, 31, 36]],
    ["253.333-250-240", [253.333, 250, 240]],
    // If the point was meant for the thousands, decimals would make the figure a thousandth.
    ["1.250-900-700", undefined],
    ["9.500-800-200", undefined],
    ["12.000-900-800", undefined],
    ["800-5.123-200", undefined],
    ["9.500-800,5-200", undefined],
    ["9,500-800-200", [9.5, 800, 200]],
    // Another figure shows that the point separates decimals.
    ["1200.5-8.123-300", [1200.5, 8.123, 300]],
    ["1200.125-8.123-300", [1200.125, 8.123, 300]],
    ["0.123-800-200", [0.123, 800, 200]],
    ["1.250-90-8.750", [1.25, 90, 8.75]],
    // The proportion is the same in either reading.
    ["812.345-5.123-203.456", [812.345, 5.123, 203.456]],
    ["812.345-5.123-0", [812.345, 5.123, 0]],
    ["50-20-20", undefined],
    ["33% 31% 36%", [33, 31, 36]],
    ["33%, 31%, 36%", [33, 31, 36]],
    ["33,5% 31% 35,5%", [33.5, 31, 35.5]],
    ["33/31/36", [33, 31, 36]],
    ["33 31 36", [33, 31, 36]],
    ["33% F1, 31% F2, 36% F3", [33, 31, 36]],
    // Rounded percentages are brought to 100.
    ["33% 33% 33%", [33.33, 33.33, 33.34]],
    ["34/34/33", [33.66, 33.66, 32.68]],
    ["60% 50% 40%", undefined],
    ["760% 710% 840%", undefined],
    ["33% 31% 36 kWh", undefined],
    ["F1 900 F2 800 F3 1000", [900, 800, 1000]],
    ["f1: 900 kWh, f2: 800 kWh, f3: 1000 kWh", [900, 800, 1000]],
    ["F3 1000, F1 900, F2 800", [900, 800, 1000]],
    ["900 F1, 800 F2, 1000 F3", [900, 800, 1000]],
    ["F1 33% F2 31% F3 36%", [33, 31, 36]],
    ["20 kWh / 30 kWh / 40 kWh", [20_000_000, 30_000_000, 40_000_000]],
    ["760-710-840 kWh", [760, 710, 840]],
    ["F1 900 F2 800 F3 1.000", undefined],
    ["F1 900 F23 1800", undefined],
    ["F1 900 F1 800 F3 1000", undefined],
    ["F1 900 F2 800", undefined],
    ["F1 1 200 F2 800 F3 900", undefined],
    ["F1 20 F2 30 F3 40", undefined],
    // «1 200» may be one figure.
    ["1 200 900", undefined],
    ["760 710 840", undefined],
  ])("reads typed bands unless a figure is unclear: %s", async (text, bands) => {
    const { profile } = await getList(`tipology=luce&fasce=${encodeURIComponent(text)}`);
    expect(profile.bands).toEqual(bands);
  });

  it.each([
    ["comune=999999", "comune", "Non conosco questo comune"],
    ["comune=058091", "comune", "aggiungi la sigla"],
    ["provincia=MI&comune=058091", "comune", "non è nella provincia indicata"],
    ["variazione=0,4", "variazione", "non sposta l’indice"],
    ["fasce=9.500-800-200", "fasce", "scrivi 9500 oppure 9,500"],
    ["fasce=50-20-20", "fasce", "per esempio 760-710-840"],
    ["fasce=F1%20900%20F2%20800%20F3%201.000", "fasce", "scrivi 1000 oppure 1,000"],
    ["fasce=60%25%2050%25%2040%25", "fasce", "per esempio 760-710-840"],
    // The field next to it says of how long the spend is.
    ["spesa=100%20al%20mese", "spesa", "in «Ogni quanto» scegli all’anno o al mese"],
    ["fasce=mille", "fasce", "per esempio 760-710-840"],
    ["pagina=99", "pagina", "in una pagina sola"],
    ["pagina=40&prezzo=misto", "pagina", "in una pagina sola"],
  ])("says why %s is ignored", async (search, key, words) => {
    const { ignored, query } = await getList(`tipology=luce&${search}`);
    expect(ignored).toEqual([{ key, message: expect.stringContaining(words) }]);
    if (key !== "pagina") {
      expect(query).not.toHaveProperty(key);
    }
  });

  it("reports nothing for a comune in its province", async () => {
    const { ignored, profile } = await getList("tipology=luce&provincia=RM&comune=058091");
    expect(ignored).toEqual([]);
    expect(profile.comune).toBe("058091");
  });

  it.each([
    ["consumo=2200&persone=2", 2200, true],
    ["persone=2", 2200, true],
    ["consumo=880&persone=2&residente=no", 880, true, "una seconda casa"],
    ["persone=2&residente=no", 880, true, "una seconda casa"],
    // The figure was estimated before the residence was changed.
    ["consumo=2200&persone=2&residente=no", 2200, true],
    ["consumo=880&persone=2&residente=si", 880, true, "una seconda casa"],
    ["consumo=2345&persone=2&residente=no", 2345, false],
    ["destinazione=aziende&persone=2&residente=no", 2200, true],
    ["consumo=2345&persone=2", 2345, false],
    ["consumo=2200", 2200, false],
  ])(
    "tells for «%s» whether the consumption is a household's estimate",
    async (text, kwh, guessed, home = "casa") => {
      const { profile, offers, assumptions } = await getList(`tipology=luce&${text}`);
      const words = new RegExp(
        `stimato da me per due persone in ${home}: quello vero è in bolletta`,
      );
      expect(profile.annualConsumption).toBe(kwh);
      expect(assumptions.some((sentence) => words.test(sentence))).toBe(guessed);
      expect(
        offers.every(({ estimate }) => estimate.some((reason) => words.test(reason)) === guessed),
      ).toBe(true);
    },
  );

  it("prices the given bands without marking their split as an estimate", async () => {
    const banded = ({ offers }: OfferList) =>
      offers.find(({ name }) => name === "Corrente Cheta Notte");
    const typical = banded(await getList("tipology=luce&consumo=2700"));
    const night = banded(await getList("tipology=luce&consumo=2700&fasce=10-20-70"));
    expect(typical?.estimate).toEqual([
      "Consumi divisi nelle fasce come di solito in casa: 33% F1, 31% F2, 36% F3",
    ]);
    expect(night?.estimate).toEqual([]);
    expect(night?.spend.total).toBeLessThan(typical?.spend.total ?? 0);
  });

  it("never answers a server error for any query", async () => {
    const keys = fc.constantFrom(
      ...["destinazione", "consumo", "potenza", "residente", "provincia", "comune", "fasce"],
      ...["prezzo", "verde", "canale", "fornitore", "ordina", "variazione", "indice", "pagina"],
      "confronta",
    );
    const values = fc.oneof(
      fc.string(),
      // The API refuses a NUL before it reaches a route.
      fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", "")),
      fc.double().map(String),
      fc.constantFrom("-90", "300", "5", "0", "si", "no", "fisso", "web", "MI", "100-0-0", "1e9"),
      fc.constantFrom("aziende", "__proto__", "constructor", "toString", "prezzo", "015146"),
    );
    const paths = fc.constantFrom("/offers", "/offers/excluded", "/offers/compare");
    await fc.assert(
      fc.asyncProperty(
        paths,
        fc.constantFrom("luce", "gas"),
        fc.array(fc.tuple(keys, values), { maxLength: 6 }),
        async (path, tipology, pairs) => {
          const search = new URLSearchParams([["tipology", tipology], ...pairs]);
          const reply = await server.app.inject(`/api/v1${path}?${search}`);
          expect(reply.statusCode).toBe(200);
        },
      ),
      { numRuns: 150 },
    );
  });
});
