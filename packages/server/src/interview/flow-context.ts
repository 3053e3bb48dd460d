import { toContractOffer } from "../catalogue/energy/contract-offer.ts";
import { parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { listDemonstration } from "../catalogue/list/list-demonstration.ts";
import { createKey } from "../keys/owner-key.ts";
import { toSupplyQuery } from "../quote/supply-use.ts";
import type { Services } from "../services.ts";
import { findPaidIndex } from "../spend/tariff/index-price.ts";
import { toFlowProducts } from "./catalogue-products.ts";
import type { FlowProducts } from "./flow-products.ts";
import type { FlowContext } from "./question.ts";

/** Tests may replace the catalogue of products by `flowProducts`. */
export type FlowServices = Pick<Services, "catalogue" | "clock" | "config" | "products"> & {
  flowProducts?: FlowProducts;
};

/** Makes the flow's context from the catalogue in memory, the current time and a new quote id. */
export function toFlowContext({
  catalogue,
  clock,
  config,
  products,
  flowProducts = toFlowProducts(products),
}: FlowServices): FlowContext {
  let rateId: string | undefined;
  return {
    now: clock.now(),
    suppliers: () => catalogue.suppliers(),
    best: (profile, count) => catalogue.best(profile, count),
    terms: (slug) => catalogue.terms(slug),
    energyState: () => catalogue.state(),
    spendOf(profile, contract) {
      const { query } = parseOfferQuery(
        new URLSearchParams(toSupplyQuery(profile)),
        profile.tipology,
      );
      const offer = toContractOffer(contract, profile);
      const { outcome } = catalogue.priceContract(profile.tipology, query, offer);
      return outcome.status === "computed" ? outcome.spend.total : null;
    },
    paidIndex: (tipology, period) => findPaidIndex(catalogue.indexMonths(), tipology, period),
    findOffer(slug, address = "") {
      const sheet = catalogue.sheet(slug, new URLSearchParams(address));
      if (sheet === null) {
        return null;
      }
      const { name, supplier, tipology, outcome } = sheet;
      const result = outcome.status === "computed" ? outcome.result : null;
      return {
        name,
        supplier: supplier.name,
        tipology,
        spendEur: result?.spend.total ?? null,
        isEstimate: (result?.estimate.length ?? 0) > 0,
      };
    },
    demonstration: () => listDemonstration({ catalogue, products }),
    products: flowProducts,
    publicUrl: config.publicUrl,
    newRateId: () => (rateId ??= createKey()),
  };
}
