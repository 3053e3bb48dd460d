import { type Interview, withDraft } from "./interview.ts";
import { withNeeds } from "./product-needs.ts";
import { findOpened } from "./product-request.ts";
import type { FlowContext, Question } from "./question.ts";

/**
 * An empty interview with the data of its opening, and the step after which questions are asked.
 * The kind of customer is known if the item is sold to only one of them.
 */
export function toStart(
  flow: readonly Question[],
  empty: Interview,
  context: FlowContext,
): { interview: Interview; after: number } {
  const opened = withNeeds(empty, { wantsOpened: findOpened(empty, context) !== null });
  const destination = toSettled(opened, context);
  const type = opened.notes.openingType;
  const typeStep = flow.find(({ key }) => key === "type")?.step ?? -1;
  return destination !== null && type !== null
    ? { interview: withDraft(opened, { destination, type }), after: typeStep }
    : { interview: opened, after: -1 };
}

// Terminals are for businesses, and a line is advertised to one kind of customer. A car may be for
// both.
function toSettled(interview: Interview, context: FlowContext): "privati" | "aziende" | null {
  switch (interview.notes.openingType) {
    case "pos":
      return "aziende";
    case "internet":
      return findOpened(interview, context)?.destination ?? null;
    default:
      return null;
  }
}
