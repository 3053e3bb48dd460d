import type { CommercialTerms } from "../prepared-offer.ts";
import { addTariffs, NO_TARIFF, type Tariff } from "../tariff/tariff.ts";
import { compileComponents } from "./components.ts";
import { compileDiscounts } from "./discounts.ts";
import { compileDispatching } from "./dispatching.ts";
import type { OfferRules } from "./offer-rules.ts";
import { type CompiledSale, compilePlacet } from "./placet.ts";
import { compileRegulated } from "./regulated-components.ts";
import { dependsOnStart } from "./seasonality.ts";

export type CompiledTerms = {
  terms: CommercialTerms;
  maxConsumption: number;
  estimate: ReadonlySet<string>;
};

/** The seller's part of an offer for one season of withdrawal. */
export function compileTerms(rules: OfferRules): CompiledTerms {
  const { offer, estimate } = rules;
  const { sale, passThrough, dispatching, maxConsumption } =
    offer.placet === null ? compileFreeMarket(rules) : compilePlacet(offer.placet, rules);
  const { beforeVat, afterVat, limited } = compileDiscounts(rules);
  return {
    terms: {
      sale,
      passThrough,
      dispatching,
      discount: beforeVat,
      discountAfterVat: afterVat,
      limitedDiscounts: limited,
    },
    maxConsumption,
    estimate,
  };
}

function compileFreeMarket(rules: OfferRules): CompiledSale {
  const { tariff, maxConsumption } = compileComponents(rules);
  if (rules.offer.commodity === "gas" && dependsOnStart(rules.offer)) {
    rules.estimate.add("Prezzi dei primi mesi contati come se il contratto partisse oggi");
  }
  return { sale: tariff, ...compilePassThrough(rules), maxConsumption };
}

/** Adds each regulated component that the offer declares, once, and its dispatching. */
function compilePassThrough(rules: OfferRules): Record<"passThrough" | "dispatching", Tariff> {
  const { offer, estimate } = rules;
  if (offer.allInclusive?.code === "01") {
    if (offer.dispatching.length + offer.regulated.length > 0) {
      estimate.add("Offerta onnicomprensiva: dispacciamento e voci regolate contati nel prezzo");
    }
    return { passThrough: NO_TARIFF, dispatching: NO_TARIFF };
  }
  const regulated = [...new Set(offer.regulated)].map((code) =>
    compileRegulated(code, rules, null),
  );
  const dispatching = compileDispatching(rules);
  return { passThrough: addTariffs(dispatching, ...regulated), dispatching };
}
