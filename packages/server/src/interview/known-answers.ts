import { capitalize, formatQuantity, type KnownAnswer } from "@volpe/contract";
import { getRate, hasBill, type Interview } from "./interview.ts";
import type { Flow, Line } from "./question.ts";
import { STEPS } from "./steps.ts";

/**
 * The known values, one line for each answer. A line names its question if that was answered here
 * and comes before `open`, the first question without an answer.
 */
export function listKnown(flow: Flow, interview: Interview, open: number): KnownAnswer[] {
  const answered = new Set(interview.notes.answers.map(({ step }) => step));
  const lines: KnownAnswer[] = [];
  for (const { step, known, summary } of flow) {
    for (const { label, value } of (known ?? summary)?.(interview) ?? []) {
      if (value !== null && value !== "") {
        const isOpened = answered.has(step) && step < open;
        lines.push({ label, value: toFirstUpper(value), step: isOpened ? step : null });
      }
    }
  }
  return lines;
}

// A line that begins with an address gets no capital letter.
function toFirstUpper(text: string): string {
  return text.includes("@") ? text : capitalize(text);
}

/** Whether today's spend comes from a bill and was not asked for. */
export function isSpendOfBill(interview: Interview): boolean {
  return (
    hasBill(interview) && interview.notes.answers.every(({ step }) => step !== STEPS.presentSpend)
  );
}

export function toSpendLine(interview: Interview): Line {
  const { total } = getRate(interview);
  const value = total === "" ? null : `${formatQuantity(Number(total), "€")} l’anno`;
  return { label: "Spesa attuale", value };
}
