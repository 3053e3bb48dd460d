import { FAKE_MARKET, FAKE_SUPPLIERS } from "./fake-catalogue.ts";
import { FAKE_PRODUCTS } from "./fake-products.ts";
import type { FlowContext } from "./question.ts";

/** A flow context that never changes, for tests. */
export function fakeContext(change: Partial<FlowContext> = {}): FlowContext {
  return {
    now: new Date("2026-11-21T10:00:00Z"),
    suppliers: () => FAKE_SUPPLIERS,
    ...FAKE_MARKET,
    paidIndex: () => 0.12,
    findOffer: (slug) =>
      slug === "riva-verde"
        ? {
            name: "Riva Verde",
            supplier: "Riva Energia S.p.A.",
            tipology: "luce",
            spendEur: 1218.1,
            isEstimate: false,
          }
        : null,
    demonstration: () => [],
    publicUrl: "https://volpe.example",
    products: FAKE_PRODUCTS,
    newRateId: () => "a-rate-of-the-test-0001",
    ...change,
  };
}
