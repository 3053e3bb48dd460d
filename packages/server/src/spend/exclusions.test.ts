import { expect, test } from "vitest";
import type { EnergyOffer } from "./energy-offer.ts";
import { prepareOffer } from "./prepare-offer.ts";
import { createTestContext } from "./test-context.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "./test-offer.ts";

const context = createTestContext();

function findReason(changes: Partial<EnergyOffer>): string | null {
  const prepared = prepareOffer(createTestOffer(changes), context);
  return prepared.status === "excluded" ? prepared.reason : null;
}

const index = (code: string, coefficient = 1) => ({ code, coefficient, band: null });
const variable = { pricing: "variable", indices: [index("12")] } as const;
const gas = { commodity: "gas", bands: null } as const;
const energy = (...intervals: Parameters<typeof createTestComponent>[1][number][]) => ({
  components: [createTestComponent("04", intervals)],
});

test.each<[string, Partial<EnergyOffer>, string]>([
  [
    "a dual",
    { dual: { electricityCode: "A", gasCode: "B" } },
    "È un’offerta dual: luce e gas insieme",
  ],
  [
    "an offer sold only in a dual",
    { standalone: false },
    "Si attiva solo insieme a un’altra fornitura, in un’offerta dual",
  ],
  [
    "a flat price",
    { pricing: "flat" },
    "È un’offerta a forfait, una forma che le Regole non prevedono più",
  ],
  [
    "bands defined by the seller",
    { bands: "05" },
    "Fasce orarie proprie del venditore, diverse da F1, F2 e F3",
  ],
  [
    "peak hours",
    energy({ unit: "03", price: 0.1, band: "07" }),
    "La fascia oraria «07» non è tra F1, F2 e F3",
  ],
  [
    "a band without a price",
    {
      bands: "03",
      ...energy({ unit: "03", price: 0.1, band: "01" }, { unit: "03", price: 0.1, band: "02" }),
    },
    "Manca il prezzo dell’energia di una fascia",
  ],
  [
    "no energy price",
    { components: [createTestComponent("01", [{ unit: "01", price: 60 }])] },
    "L’offerta non dichiara il prezzo dell’energia per tutto l’anno",
  ],
  [
    "a price for half a year",
    energy({ unit: "03", price: 0.1, period: { kind: "months-from-start", months: 6 } }),
    "L’offerta non dichiara il prezzo dell’energia per tutto l’anno",
  ],
  [
    "tiers within bands",
    {
      bands: "03",
      ...energy(
        { unit: "03", price: 0.1, band: "01", to: 100 },
        { unit: "03", price: 0.2, band: "01" },
      ),
    },
    "Scaglioni di consumo dentro le fasce: le regole non li definiscono",
  ],
  [
    "tiers within months",
    energy(
      { unit: "03", price: 0.1, to: 100, period: { kind: "calendar-months", months: [1] } },
      { unit: "03", price: 0.2 },
    ),
    "Scaglioni di consumo dentro i mesi: le regole non li definiscono",
  ],
  [
    "tiers that overlap",
    energy({ unit: "03", price: 0.1, to: 500 }, { unit: "03", price: 0.2, from: 300, to: 900 }),
    "Scaglioni di consumo che si sovrappongono nella stessa voce",
  ],
  [
    "two prices for the same kWh",
    energy({ unit: "03", price: 0.1 }, { unit: "03", price: 0.2 }),
    "Due prezzi per gli stessi consumi nella stessa voce",
  ],
  [
    "a fee by consumption",
    {
      components: [
        ...createTestOffer().components,
        createTestComponent("01", [{ unit: "01", price: 60, to: 1000 }]),
      ],
    },
    "La voce «area 01» è una quota fissa a scaglioni di consumo",
  ],
  [
    "a percentage as a price",
    {
      components: [
        ...createTestOffer().components,
        createTestComponent("01", [{ unit: "06", price: 5 }]),
      ],
    },
    "La voce «area 01» ha un’unità di misura non prevista",
  ],
  [
    "TTF",
    { ...gas, pricing: "variable", indices: [index("13")] },
    "L’indice TTF non è pubblicato negli Open Data",
  ],
  [
    "an index of the seller",
    { ...variable, indices: [index("99")] },
    "L’offerta segue un indice che il Portale Offerte non pubblica",
  ],
  [
    "PE",
    { ...variable, indices: [index("05")] },
    "L’indice PE si usa solo con uno sconto sulle tariffe regolate",
  ],
  [
    "an index of gas for electricity",
    { ...variable, indices: [index("14")] },
    "L’indice dichiarato non è di questa materia prima",
  ],
  [
    "two indices",
    { ...variable, indices: [index("12"), index("01")] },
    "L’offerta segue più indici insieme",
  ],
  [
    "a percentage of the index",
    { ...variable, indices: [index("12", 1.05)] },
    "L’indice ha un coefficiente diverso da 1",
  ],
  [
    "an undeclared index",
    { pricing: "variable" },
    "L’offerta è a prezzo variabile ma non dichiara l’indice",
  ],
  [
    "a mixed price without its kinds",
    { pricing: "mixed", indices: [index("12")] },
    "Offerta mista che non dice quali prezzi sono fissi e quali variabili",
  ],
  [
    "Maggior Tutela's dispatching",
    { dispatching: [{ code: "02", value: null }] },
    "Il dispacciamento è quello della Maggior Tutela",
  ],
  [
    "an unknown dispatching",
    { dispatching: [{ code: "77", value: null }] },
    "Il codice di dispacciamento «77» non è previsto dalle Regole",
  ],
  [
    "a dispatching without its value",
    { dispatching: [{ code: "99", value: null }] },
    "Il venditore non dice il valore del suo dispacciamento",
  ],
  [
    "a dispatching with two values",
    {
      dispatching: [
        { code: "99", value: 0.01 },
        { code: "99", value: 0.02 },
      ],
    },
    "Un corrispettivo di dispacciamento è dichiarato con due valori",
  ],
  [
    "an unknown regulated component",
    { regulated: ["03"] },
    "La componente regolata «03» non è prevista per l’energia elettrica",
  ],
  [
    "a discount on regulated tariffs",
    { discounts: [createTestDiscount({ kind: "04", unit: "06", value: 10 })] },
    "Sconto sulle tariffe regolate, che il Portale calcola a parte",
  ],
  [
    "a discount above the whole",
    { discounts: [createTestDiscount({ kind: "03", unit: "06", value: 120 })] },
    "Lo sconto «Bonus» supera il 100%",
  ],
  [
    "a percentage of a fee",
    { discounts: [createTestDiscount({ kind: "01", unit: "06", value: 10 })] },
    "Lo sconto «Bonus» ha un’unità di misura non prevista",
  ],
  [
    "an included consumption with bands",
    {
      allInclusive: { code: "02", includedConsumption: 1000 },
      bands: "91",
      ...energy({ unit: "03", price: 0.1, band: "01" }, { unit: "03", price: 0.2, band: "91" }),
    },
    "Offerta a canone con fasce, scaglioni o sconti sui consumi",
  ],
  [
    "an unknown included consumption",
    { allInclusive: { code: "02", includedConsumption: null } },
    "Offerta a canone che non dice quanto consumo comprende",
  ],
])("excludes %s and says why", (_, changes, reason) => {
  expect(findReason(changes)).toBe(reason);
});

test("excludes an offer with a regulated component of unknown value", () => {
  const offer = createTestOffer({ regulated: ["02"] });
  expect(prepareOffer(offer, createTestContext({ ppe: [] }))).toEqual({
    status: "excluded",
    reason: "Il valore della componente regolata PPE non è negli Open Data",
  });
});

test("excludes a variable offer if the series has fewer than twelve months", () => {
  const offer = createTestOffer({ ...variable });
  expect(prepareOffer(offer, createTestContext({ indexSeries: [] }))).toMatchObject({
    reason: "Non abbiamo 12 mesi di valori del PUN",
  });
});

test("names the parameter that is missing", () => {
  const offer = createTestOffer({ dispatching: [{ code: "11", value: null }] });
  const electricity = { publishedOn: "2026-10-04", quarter: "2026-Q4", values: new Map() };
  expect(prepareOffer(offer, createTestContext({ electricity }))).toMatchObject({
    reason: "Manca il parametro ufficiale «rst»",
  });
});
