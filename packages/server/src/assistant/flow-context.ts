import { createKey } from "../rates/rate-key.ts";
import type { Services } from "../services.ts";
import { toFlowProducts } from "./catalogue-products.ts";
import type { FlowProducts } from "./flow-products.ts";
import type { FlowContext } from "./question.ts";

/** `flowProducts` stands in for the catalogue of products, for tests. */
export type FlowServices = Pick<Services, "catalogue" | "clock" | "config" | "products"> & {
  flowProducts?: FlowProducts;
};

/** The flow's world as it is now: the catalogue in memory, the clock, a fresh id. */
export function toFlowContext({
  catalogue,
  clock,
  config,
  products,
  flowProducts = toFlowProducts(products),
}: FlowServices): FlowContext {
  return {
    now: clock.now(),
    suppliers: () => catalogue.suppliers(),
    best: (profile, count) => catalogue.best(profile, count),
    findOffer(slug) {
      const sheet = catalogue.sheet(slug, {});
      return sheet === null
        ? null
        : { name: sheet.name, supplier: sheet.supplier.name, tipology: sheet.tipology };
    },
    products: flowProducts,
    publicUrl: config.publicUrl,
    newRateId: createKey(),
  };
}
