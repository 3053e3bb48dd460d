import type { OfferResult } from "@volpe/contract";

/** The Portal's own example total: 2,700 kWh, 3 kW, resident. */
export function createOffer(over: Partial<OfferResult> = {}): OfferResult {
  return {
    slug: "luce-fissa-24",
    path: "/privati/luce/monti-energia/luce-fissa-24",
    name: "Luce Fissa 24",
    code: "000111ESFFL01XX",
    supplier: { name: "Monti Energia S.p.A.", slug: "monti-energia" },
    tipology: "luce",
    destination: "privati",
    pricing: "fixed",
    durationMonths: 24,
    green: true,
    spend: {
      sale: 913.75,
      discounts: 0,
      network: 133.97,
      charges: 89.51,
      taxes: 21.79,
      vat: 115.9,
      total: 1274.92,
    },
    unitCostEur: 0.4722,
    estimate: [],
    conditionalDiscounts: [],
    why: [],
    ...over,
  };
}
