import type { Tipology } from "@volpe/contract";
import { type Interview, toNextInterview, withNotes } from "./interview.ts";
import { STEPS } from "./steps.ts";

/** The steps whose answers hold for another product, too: whose supply it is, and where. */
const OF_SUPPLY: ReadonlySet<number> = new Set([
  STEPS.destination,
  STEPS.subtype,
  STEPS.place,
  STEPS.province,
]);

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
