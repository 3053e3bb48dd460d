import { expect, test } from "vitest";
import { computeWorkedFile } from "./worked-case.ts";

const energy = { area: "04", unit: "03", value: 0.15 };
const offer = { price: "fixed", components: [energy] };
const discount = { kind: "01", unit: "01", value: 20, validity: "01", condition: "00", vat: "01" };
const profile = { kwh: 2700, kw: 3 };
const parameters = { set: "E-2026Q4" };
const electricity = { id: "a", commodity: "electricity", offer, profile, parameters };
const gas = {
  id: "a",
  commodity: "gas",
  offer: { price: "fixed", components: [{ area: "04", unit: "04", value: 0.5 }] },
  profile: { smc: 1000 },
  parameters: { set: "G-2026Q4", ambit: 2 },
};

const FAULTS: readonly [object, string][] = [
  [{ ...electricity, comodity: "gas" }, "il nome «comodity» non è previsto"],
  [{ ...electricity, offer: { ...offer, bonus: 12 } }, "il nome «offer.bonus» non è previsto"],
  [
    { ...electricity, profile: { ...profile, vulnerable: true } },
    "il nome «profile.vulnerable» non è previsto",
  ],
  [{ ...electricity, profile: { ...profile, smc: 100 } }, "il nome «profile.smc» non è previsto"],
  [{ ...gas, profile: { smc: 100, kw: 3 } }, "il nome «profile.kw» non è previsto"],
  [
    { ...electricity, parameters: { ...parameters, pun: 0.1, psv: 0.4 } },
    "il nome «parameters.pun» non è previsto; il nome «parameters.psv» non è previsto",
  ],
  [
    { ...electricity, parameters: { ...parameters, index: { F0: 0.1, F1: 0.1 } } },
    "il nome «parameters.index.F1» non è previsto",
  ],
  [
    { ...electricity, offer: { ...offer, components: [energy, { ...energy, fascia: "01" }] } },
    "il nome «offer.components.1.fascia» non è previsto",
  ],
  [
    { ...electricity, offer: { ...offer, discounts: [{ ...discount, months: 6 }] } },
    "il nome «offer.discounts.0.months» non è previsto",
  ],
  [
    { ...electricity, offer: { ...offer, dispatching: [{ code: "99", value: 0.01 }] } },
    "il nome «offer.dispatching.0.value» non è previsto",
  ],
  [
    { ...electricity, offer: { placet: true, mono: 0.1, components: [] } },
    "il nome «offer.components» non è previsto",
  ],
  [
    { ...electricity, profile: undefined, offer: { ...offer, bonus: 12 } },
    "il nome «offer.bonus» non è previsto",
  ],
  [
    { ...electricity, offer: undefined, profile: { ...profile, mq: 80 } },
    "il nome «profile.mq» non è previsto",
  ],
  [
    { id: "a", commodity: "gas", parameters: { ...gas.parameters, pippo: 1 } },
    "il nome «parameters.pippo» non è previsto",
  ],
  [{ id: "a", commodity: "luce", parameters }, "«commodity» può essere solo electricity, gas"],
  [{ ...electricity, expected: { totale: 5 } }, "il nome «expected.totale» non è previsto"],
  [{ ...electricity, profile: { kw: 3 } }, "manca «profile.kwh»"],
  [{ ...electricity, profile: { kwh: 2700 } }, "manca «profile.kw»"],
  [{ ...electricity, parameters: undefined }, "manca «parameters.set»"],
  [{ ...gas, parameters: { set: "G-2026Q4" } }, "manca «parameters.ambit»"],
  [
    { ...electricity, offer: { ...offer, components: [{ area: "04", value: 1 }] } },
    "manca «offer.components.0.unit»",
  ],
  [
    { ...electricity, offer: { ...offer, discounts: [{ value: 1 }] } },
    "manca «offer.discounts.0.kind»; manca «offer.discounts.0.unit»; manca " +
      "«offer.discounts.0.validity»; manca «offer.discounts.0.condition»; manca " +
      "«offer.discounts.0.vat»",
  ],
  [{ ...electricity, commodity: "luce" }, "«commodity» può essere solo electricity, gas"],
  [
    { ...electricity, offer: { ...offer, price: "free" } },
    "«offer.price» può essere solo fixed, variable",
  ],
  [
    { ...electricity, profile: { ...profile, customer: "business" } },
    "«profile.customer» può essere solo domestic, other",
  ],
  [
    { ...electricity, parameters: { set: "E-1999Q1" } },
    "«parameters.set» può essere solo E-2026Q3, E-2026Q4",
  ],
  [
    { ...gas, parameters: { set: "E-2026Q4", ambit: 2 } },
    "«parameters.set» può essere solo G-2026Q4",
  ],
  [
    { ...gas, parameters: { ...gas.parameters, ambit: 7 } },
    "«parameters.ambit» può essere solo 1, 2, 3, 4, 5, 6",
  ],
  [{ ...electricity, profile: { kwh: "2700", kw: 3 } }, "«profile.kwh» non è un numero"],
  [{ ...electricity, profile: { kwh: 0, kw: 3 } }, "«profile.kwh» deve essere > 0"],
  [
    { ...electricity, offer: { ...offer, components: [{ ...energy, area: "4" }] } },
    "«offer.components.0.area» non è un codice di due cifre",
  ],
  [
    { ...electricity, offer: { ...offer, components: ["x"] } },
    "«offer.components.0» non è un oggetto",
  ],
  [{ ...electricity, offer: { ...offer, regulated: "01" } }, "«offer.regulated» non è un elenco"],
  [
    { ...electricity, offer: { placet: false, components: [] } },
    "il nome «offer.components» non è previsto; «offer.placet» non ha un valore previsto",
  ],
  [{ ...electricity, offer: "x" }, "«offer» non è un oggetto"],
  [
    { ...gas, parameters: { ...gas.parameters, addizionale: [0.02, 0.03] } },
    "«parameters.addizionale» non è un numero né un elenco di quattro numeri",
  ],
  [
    { ...gas, parameters: { ...gas.parameters, ccr: [0.02] } },
    "«parameters.ccr» deve avere 4 valori",
  ],
  [
    { ...gas, parameters: { ...gas.parameters, heatingShare: 60 } },
    "«parameters.heatingShare» deve essere <= 1",
  ],
];

test.each(FAULTS.map(([row, sentence]) => ({ row, sentence })))(
  "reports the case by its id: $sentence",
  ({ row, sentence }) => {
    expect(computeWorkedFile({ goldens: [row] })).toEqual({
      results: [{ id: "a", excluded: sentence }],
      faults: [`caso «a»: ${sentence}`],
    });
  },
);

test.each([
  [{ ...electricity, id: undefined }, "manca «id»"],
  [{ ...electricity, id: 12 }, "«id» non è un testo"],
  ["text", "non è un oggetto"],
])("names a case without an id by its place in the file: %j", (row, sentence) => {
  const clean = JSON.parse(JSON.stringify([electricity, row]));
  expect(computeWorkedFile({ goldens: clean }).faults).toEqual([`caso «n. 2»: ${sentence}`]);
});

test("computes the other cases if one is faulty", () => {
  const { results, faults } = computeWorkedFile({ goldens: [{ id: "x", bonus: 1 }, electricity] });
  expect(results[1]).toEqual({ id: "a", parts: expect.objectContaining({ sale: 405 }) });
  expect(faults).toEqual(["caso «x»: il nome «bonus» non è previsto"]);
});

test.each([
  [[electricity], "non è un oggetto"],
  ["text", "non è un oggetto"],
  [null, "non è un oggetto"],
  [{ cases: [electricity] }, "manca «goldens»; il nome «cases» non è previsto"],
  [{ goldens: {} }, "«goldens» non è un elenco"],
])("refuses a file of another format: %j", (file, sentence) => {
  expect(() => computeWorkedFile(file)).toThrow(sentence);
});
