import { expect, test } from "vitest";
import { annualSpend } from "./annual-spend.ts";
import type { EnergyOffer } from "./energy-offer.ts";
import { toGasPlace } from "./gas-place.ts";
import { prepareOffer } from "./prepare-offer.ts";
import type { SpendContext } from "./spend-context.ts";
import { createElectricityProfile, createGasProfile, type SpendProfile } from "./spend-profile.ts";
import { createTestContext } from "./test-context.ts";
import { createTestComponent, createTestDiscount, createTestOffer } from "./test-offer.ts";
import { PLACET_WITHOUT_PRICES } from "./test-totals.ts";

const context = createTestContext();
const household = {
  use: "domestic",
  resident: true,
  capacityKw: 3,
  annualKwh: 2700,
  bands: { f1: 900, f2: 900, f3: 900 },
  defaultConsumption: false,
} as const;
const boiler = {
  use: "domestic",
  annualSmc: 1400,
  meterGroup: null,
  defaultConsumption: false,
} as const;
const measured = createElectricityProfile(household, context);
const inMilano = createGasProfile({ ...boiler, place: toGasPlace("MI") }, context);

function getEstimate(
  changes: Partial<EnergyOffer>,
  profile: SpendProfile = changes.commodity === "gas" ? inMilano : measured,
  held: SpendContext = context,
): readonly string[] {
  const outcome = annualSpend(prepareOffer(createTestOffer(changes), held), profile);
  return outcome.status === "computed" ? outcome.estimate : [outcome.reason];
}

const gas = (price = 0.5): Partial<EnergyOffer> => ({
  commodity: "gas",
  bands: null,
  components: [createTestComponent("04", [{ unit: "04", price }])],
});
const banded = (spread: readonly number[]): Partial<EnergyOffer> => ({
  bands: "03",
  components: [
    createTestComponent(
      "04",
      spread.map((price, band) => ({ unit: "03", price, band: `0${band + 1}` })),
    ),
  ],
});
const pun = { pricing: "variable", indices: [{ code: "12", coefficient: 1, band: null }] } as const;
const PUN_NOTE = "Prezzo variabile con il PUN medio di 12 mesi (gen 2026 – dic 2026)";

test("does not mark a fixed offer at a measured consumption as an estimate", () => {
  expect(getEstimate({})).toEqual([]);
  expect(getEstimate(gas())).toEqual([]);
});

test("names the mean that replaces the forwards of a variable offer", () => {
  expect(getEstimate(pun)).toEqual([PUN_NOTE]);
  expect(getEstimate({ ...pun, ...banded([0.02, 0.02, 0.02]) })).toEqual([
    PUN_NOTE,
    "Un solo valore del PUN per tutte le fasce",
  ]);
});

test("names the typical split only for prices that differ by band", () => {
  const typical = createElectricityProfile({ ...household, bands: null }, context);
  expect(getEstimate(banded([0.1, 0.1, 0.1]), typical)).toEqual([]);
  expect(getEstimate(banded([0.1, 0.1, 0.2]), typical)).toEqual([
    "Consumi divisi nelle fasce come di solito in casa: 33% F1, 31% F2, 36% F3",
  ]);
});

test("marks the spend at a typical consumption as an estimate", () => {
  const typical = createElectricityProfile({ ...household, defaultConsumption: true }, context);
  expect(getEstimate({}, typical)).toEqual(["Consumo tipico di 2.700 kWh l’anno, non il tuo"]);
});

test("names parameters of another quarter", () => {
  const context = createTestContext({ now: new Date("2027-01-10T10:00:00Z") });
  expect(getEstimate({}, createElectricityProfile(household, context), context)).toEqual([
    "Rete, oneri e imposte con i parametri del 4º trimestre 2026",
  ]);
});

test("names a PPE of another quarter", () => {
  const context = createTestContext({ ppe: [{ quarter: "2026-Q3", value: -0.01 }] });
  expect(getEstimate({ regulated: ["02"] }, measured, context)).toEqual([
    "PPE del 3º trimestre 2026",
  ]);
});

test("names the capacity market's quarter and the losses on dispatching", () => {
  expect(getEstimate({ dispatching: [{ code: "09", value: null }] })).toEqual([
    "Mercato della capacità: valori di questo trimestre usati per 12 mesi",
  ]);
  expect(getEstimate({ dispatching: [{ code: "01", value: null }] })).toEqual([
    "Dispacciamento contato con le perdite di rete, come chiedono le Regole: la cifra può essere un poco alta",
  ]);
});

test.each(["11", "12"])("names the losses on the dispatching component of code %s", (code) => {
  expect(getEstimate({ dispatching: [{ code, value: null }] })).toEqual([
    "Dispacciamento contato con le perdite di rete, come chiedono le Regole: la cifra può essere un poco alta",
  ]);
});

test("names the reinstatement that a PLACET for other uses includes", () => {
  const placet = { ...PLACET_WITHOUT_PRICES, mono: 0.2, fixFixed: 90 };
  const profile = createElectricityProfile({ ...household, use: "other-uses" }, context);
  const offer: Partial<EnergyOffer> = {
    source: "placet",
    customer: "other-uses",
    bands: null,
    components: [],
    placet,
  };
  expect(getEstimate(offer, profile)).toEqual([
    "Mercato della capacità: valori di questo trimestre usati per 12 mesi",
    "Reintegrazione contata per chi ha diritto alle tutele graduali (RSTG): le Regole ammettono anche RST",
  ]);
});

test("names the typical withdrawal for gas prices that change by month", () => {
  expect(getEstimate({ ...gas(), regulated: ["03"] })).toEqual([
    "Gas diviso nei mesi come di solito: 60% riscaldamento, 40% cucina e acqua calda",
  ]);
});

test("names the assumed start for prices of a gas contract's first months", () => {
  const period = { kind: "months-from-start", months: 6 } as const;
  const components = [
    createTestComponent("04", [
      { unit: "04", price: 0.4, period },
      { unit: "04", price: 0.5 },
    ]),
  ];
  expect(getEstimate({ ...gas(), components })).toEqual([
    "Prezzi dei primi mesi contati come se il contratto partisse oggi",
    "Gas diviso nei mesi come di solito: 60% riscaldamento, 40% cucina e acqua calda",
  ]);
});

test.each([
  [
    "SS",
    "Sardegna: rete e imposte del gas come in Sicilia, perché non ha un ambito tariffario suo",
  ],
  [null, "Provincia non indicata: rete e imposte del gas come a Milano"],
])("names the figures that replace those of the place: %s", (sign, reason) => {
  const profile = createGasProfile({ ...boiler, place: toGasPlace(sign) }, context);
  expect(getEstimate(gas(), profile)).toEqual([reason]);
});

test("marks a fee declared as an option", () => {
  const fee = createTestComponent("01", [{ unit: "01", price: 241 }], { optional: true });
  expect(getEstimate({ components: [...createTestOffer().components, fee] })).toEqual([
    "La quota fissa è dichiarata come opzione e non è nel conto",
  ]);
});

test("marks unusual discounts", () => {
  const whole = createTestDiscount({ kind: "03", unit: "06", value: 100 });
  expect(getEstimate({ discounts: [whole] })).toEqual([
    "Sconto «Bonus» del 100%: un valore insolito",
  ]);
  const perKw = createTestDiscount({ kind: "02", unit: "02", value: 5 });
  expect(getEstimate({ discounts: [perKw] })).toEqual([
    "Sconto «Bonus» contato per ogni kW di potenza",
  ]);
  const description = "Bonus di 150 € erogato in 36 rate mensili da 4,17 € ciascuna";
  const paidLater = createTestDiscount({ kind: "01", unit: "05", value: 150 }, { description });
  expect(getEstimate({ discounts: [paidLater] })).toEqual([
    "Sconto «Bonus» contato per intero: in 12 mesi ne arrivano 50,04\u00a0€",
  ]);
});

test("marks the whole fee below the consumption that it includes", () => {
  const allInclusive = { code: "02", includedConsumption: 3000 };
  expect(getEstimate({ allInclusive })).toEqual([
    "Consumi meno di quanto il canone comprende: contato il canone intero",
  ]);
});
