import { EMPTY_RATE } from "@volpe/contract";
import { FAKE_MARKET } from "../interview/fake-catalogue.ts";
import { makeQuote } from "./quote.ts";
import type { SavedRate } from "./read-stored-rate.ts";

/** A saved quote over the five offers of `fakeBest`, for tests. */
export function toTestRate(change: Partial<SavedRate> = {}): SavedRate {
  const quote = makeQuote(
    {
      profile: {
        tipology: "luce",
        destination: "privati",
        annualConsumption: 2700,
        capacityKw: 3,
        resident: true,
        province: "MI",
        defaultConsumption: false,
      },
      presentSpendEur: 1234.5,
      presentSaleEur: null,
      presentFixedEur: 0,
      estimates: [],
      supplyEstimates: [],
      openingOffer: "",
    },
    FAKE_MARKET,
  );
  if (quote === null) {
    throw new Error("no quote");
  }
  return {
    id: "AbCdEfGhIjKlMnOpQrStUv",
    sealedSupply: "",
    accountId: null,
    type: "luce",
    subtype: "residente",
    destination: "privati",
    province: "MI",
    capacityKw: 3,
    use: quote.use,
    query: quote.query,
    figures: { ...EMPTY_RATE, cma: "2700", ...quote.figures },
    reference: quote.reference,
    referenceSpendEur: quote.referenceSpendEur,
    offers: quote.offers,
    bestSlug: quote.best.slug,
    openedSlug: "",
    assumptions: quote.assumptions,
    dataDay: "2026-11-20",
    demonstration: false,
    tracking: "AFF-1",
    undeliveredAt: null,
    createdAt: new Date("2026-11-21T10:00:00Z"),
    ...change,
  };
}
