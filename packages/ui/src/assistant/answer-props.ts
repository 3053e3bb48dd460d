import type { AnswerValue } from "@volpe/contract";
import type { AssistantTexts } from "./texts-it.ts";

/** What every way of answering is given. */
export type AnswerProps<Addon> = {
  addon: Addon;
  texts: AssistantTexts;
  /** An answer is on its way: nothing more is taken, and nothing typed is lost. */
  busy: boolean;
  /** Why the last answer was refused; "" when it was not. */
  error: string;
  onAnswer: (answer: { text: string; value?: AnswerValue }) => void;
};
