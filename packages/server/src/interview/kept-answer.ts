import type { ChatMessage } from "@volpe/contract";
import { toSpokenText } from "../text/spoken-text.ts";
import { addChoices } from "./ask-again.ts";
import { type AnswersRead, readAccepted } from "./given-answers.ts";
import type { Interview } from "./interview.ts";
import { listKnown } from "./known-answers.ts";
import type { Answer, Flow, FlowContext } from "./question.ts";

/** The value by which a person keeps the answer to a question that was opened again. */
const KEEP = "lascia com’era";

const KEEPS =
  /^(?:(?:no|niente|scusa|scusami|ops|ok|ho sbagliato(?: a (?:premere|toccare|cliccare))?)[\s,.;:]+)*(?:annulla|come (?:prima|era)|(?:(?:lascia(?:lo|la|mo)?|tieni(?:lo|la)?|tenia(?:mo|molo|mola)|va bene|resta|rimane|mantieni)(?: (?:tutto|stare))? (?:cosi|com'era|come era|come (?:prima|sta|stava)|quell[ao] (?:che c'era|di prima)))|lascia (?:stare|perdere))[\s.]*$/;

/** Whether an answer to a question that was opened again keeps the earlier one. */
export function keepsAnswer({ text, value }: Answer): boolean {
  return value === KEEP || (value === undefined && KEEPS.test(toSpokenText(text)));
}

/**
 * All answers of the interview if the question of `step` is open again, that is, if it was answered
 * before and later ones were too; else null.
 */
export function readReopened(
  flow: Flow,
  interview: Interview,
  step: number,
  context: FlowContext,
): AnswersRead | null {
  const { answers } = interview.notes;
  if (answers.every((given) => given.step !== step)) {
    return null;
  }
  const known = readAccepted(flow, interview, answers, context);
  return step < known.open.step ? known : null;
}

/** Adds a choice that keeps the earlier answer, in the words of «Quello che so di te». */
export function withKeepChoice(
  message: ChatMessage,
  { flow, known: { interview, open } }: { flow: Flow; known: AnswersRead },
): ChatMessage {
  const lines = listKnown(flow, interview, open.step);
  const value = lines.find(({ step }) => step === message.step)?.value;
  const label = value === undefined ? "Lascia com’era" : `Lascia com’era: ${value}`;
  return { ...message, addons: addChoices(message.addons, [{ value: KEEP, label }]) };
}
