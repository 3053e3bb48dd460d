import type { Tipology } from "@volpe/contract";
import { type Interview, toEmptyInterview, wantsRecall, withNotes } from "./interview.ts";
import { listOtherEnergy } from "./other-supply.ts";
import { STEPS } from "./steps.ts";

/** The steps whose answers hold for another product, too: whose supply it is, and where. */
const OF_SUPPLY: ReadonlySet<number> = new Set([
  STEPS.destination,
  STEPS.subtype,
  STEPS.place,
  STEPS.province,
]);

/** Highest number of earlier rates that a draft keeps, besides the current one. */
const EARLIER_RATES_MAX = 9;

/**
 * A new interview after this one. It keeps the visitor's origin, the earlier quotes, about which of
 * them the person is to be called, and what was stated of the other energy.
 */
export function toNextInterview(interview: Interview): Interview {
  const { draft, notes } = interview;
  const kept = draft.preventivo === "" ? (notes.earlierRates ?? []) : draft.rates;
  const stated = listOtherEnergy(interview);
  return toEmptyInterview({
    calledAbout:
      wantsRecall(interview) && draft.preventivo !== "" ? draft.preventivo : notes.calledAbout,
    tracking: draft.tracking,
    earlierRates: kept.slice(0, EARLIER_RATES_MAX),
    ...(stated.length > 0 && { stated }),
  });
}

/**
 * A new interview about another product, which keeps whose supply it is, its place and the contacts
 * of the finished one. How to be reached and the consents are asked again, because they belong to
 * one quote.
 */
export function toNextProduct(interview: Interview, type: Tipology): Interview {
  const { answers, prefilled = [] } = interview.notes;
  const { destination } = interview.draft;
  // An answer that this interview had no use for is still there for the next one.
  const kept = [...answers, ...prefilled]
    .filter(
      ({ step, bill }) => (OF_SUPPLY.has(step) || step > STEPS.consents) && bill === undefined,
    )
    // The words «luce per casa» name the finished product, too.
    .map((given) =>
      given.step === STEPS.destination
        ? { ...given, text: destination, value: destination }
        : given,
    );
  const wished = { step: STEPS.type, text: type, value: type };
  return withNotes(toNextInterview(interview), { prefilled: [wished, ...kept] });
}
