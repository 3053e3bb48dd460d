import type { Interview } from "./interview.ts";
import { getNeeds } from "./product-needs.ts";
import type { Flow } from "./question.ts";

/** One answer of a person in Italian, as a lead and its mails show it. */
export type LeadAnswer = { label: string; value: string };

/** Label for a wanted item that is no longer sold; other items are shown in its place. */
export const ENDED_LABEL = "Offerta voluta";

/** The answers about a rental, a terminal or a line, in the order of the questions. */
export function listAnswers(flow: Flow, interview: Interview): LeadAnswer[] {
  const { endedItem } = getNeeds(interview);
  const ended = { label: ENDED_LABEL, value: `«${endedItem}», che non si vende più` };
  const [forWhom = [], ...others] = flow.map(({ summary }) => summary?.(interview) ?? []);
  return [...forWhom, ...(endedItem === "" ? [] : [ended]), ...others.flat()].flatMap(
    ({ label, value }) => (value === null || value === "" ? [] : [{ label, value }]),
  );
}
