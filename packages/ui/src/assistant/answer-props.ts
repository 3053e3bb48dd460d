import type { AnswerValue } from "@volpe/contract";
import type { AssistantTexts } from "./texts-it.ts";

/** What every way of answering is given. */
export type AnswerProps<Addon> = {
  addon: Addon;
  texts: AssistantTexts;
  /** An answer is on its way: nothing more is taken, and nothing typed is lost. */
  busy: boolean;
  /** The id of the refusal's text, where there is one to point at. */
  errorId: string | undefined;
  onAnswer: (answer: { text: string; value?: AnswerValue }) => void;
};
