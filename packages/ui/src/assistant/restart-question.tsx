import { RESTART_TEXTS } from "@volpe/contract";
import { ASSISTANT_TEXTS } from "./texts-it.ts";

type RestartQuestionProps = { onYes: () => void; onNo: () => void };

/** Asks for a confirmation before the conversation is deleted. */
export function RestartQuestion({ onYes, onNo }: RestartQuestionProps) {
  return (
    <fieldset className="v-restart" aria-label={ASSISTANT_TEXTS.restart}>
      <p>{RESTART_TEXTS.question}</p>
      <button type="button" className="v-button v-button-small" onClick={onYes}>
        {RESTART_TEXTS.yes}
      </button>
      <button type="button" className="v-button v-button-secondary v-button-small" onClick={onNo}>
        {RESTART_TEXTS.no}
      </button>
    </fieldset>
  );
}
