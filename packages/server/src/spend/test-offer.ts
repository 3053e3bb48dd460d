import type { Component, Discount, EnergyOffer, PriceInterval } from "../offers/energy-offer.ts";

/** A fixed single-rate electricity offer for households, for tests to vary. */
export function createTestOffer(changes: Partial<EnergyOffer> = {}): EnergyOffer {
  return {
    code: "TEST",
    source: "free-market",
    commodity: "electricity",
    supplierVatNumber: "00000000000",
    name: "Offerta di prova",
    description: "",
    durationMonths: 12,
    guarantees: "",
    customer: "domestic",
    residence: "all",
    pricing: "fixed",
    activationTypes: ["99"],
    channels: [],
    payments: [],
    standalone: true,
    dual: null,
    validFromMs: 0,
    validToMs: 4_102_444_800_000,
    consumptionMin: null,
    consumptionMax: null,
    powerMinKw: null,
    powerMaxKw: null,
    bands: "01",
    indices: [],
    dispatching: [],
    regulated: [],
    components: [createTestComponent("04", [{ unit: "03", price: 0.15 }])],
    discounts: [],
    allInclusive: null,
    placet: null,
    zones: null,
    phone: null,
    website: null,
    offerUrl: null,
    conditions: [],
    extraServices: [],
    ...changes,
  };
}

export function createTestComponent(
  area: string,
  intervals: readonly (Partial<PriceInterval> & { unit: string; price: number })[],
  changes: Partial<Component> = {},
): Component {
  return {
    name: `area ${area}`,
    description: "",
    optional: false,
    area,
    intervals: intervals.map((interval) => ({
      band: null,
      from: null,
      to: null,
      priceType: null,
      period: null,
      ...interval,
    })),
    ...changes,
  };
}

/** An unconditional discount on entry, before VAT. */
export function createTestDiscount(
  price: Partial<Discount["prices"][number]> & { kind: string; unit: string; value: number },
  changes: Partial<Discount> = {},
): Discount {
  return {
    name: "Bonus",
    description: "",
    validity: "01",
    vat: "01",
    condition: "00",
    conditionText: "",
    componentCodes: [],
    period: null,
    prices: [{ from: null, to: null, ...price }],
    ...changes,
  };
}
