import { createKey } from "../rates/rate-key.ts";
import type { Services } from "../services.ts";
import type { FlowContext } from "./question.ts";

/** The flow's world as it is now: the catalogue in memory, the clock, a fresh id. */
export function toFlowContext({
  catalogue,
  clock,
}: Pick<Services, "catalogue" | "clock">): FlowContext {
  return {
    now: clock.now(),
    suppliers: () => catalogue.suppliers(),
    best: (profile, count) => catalogue.best(profile, count),
    findOffer(slug) {
      const sheet = catalogue.sheet(slug, {});
      return sheet === null ? null : { name: sheet.name, supplier: sheet.supplier.name };
    },
    newRateId: createKey(),
  };
}
