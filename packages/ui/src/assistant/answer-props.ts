import type { AnswerValue } from "@volpe/contract";

/** Props of every kind of answer. */
export type AnswerProps<Addon> = {
  addon: Addon;
  /** True while an answer is being sent; no other one is accepted. */
  busy: boolean;
  /** Why the last answer was refused; "" if it was not. */
  error: string;
  onAnswer: (answer: { text: string; value?: AnswerValue }) => void;
};
