import {
  type Component,
  type Discount,
  type EnergyOffer,
  NO_TERMS,
  type PriceInterval,
} from "./energy-offer.ts";

/** A fixed single-rate electricity offer for households, which tests change as needed. */
export function createTestOffer(changes: Partial<EnergyOffer> = {}): EnergyOffer {
  return {
    ...NO_TERMS,
    code: "TEST",
    source: "free-market",
    commodity: "electricity",
    supplierVatNumber: "00000000000",
    name: "Offerta di prova",
    durationMonths: 12,
    customer: "domestic",
    pricing: "fixed",
    validFromMs: 0,
    validToMs: 4_102_444_800_000,
    bands: "01",
    components: [createTestComponent("04", [{ unit: "03", price: 0.15 }])],
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
