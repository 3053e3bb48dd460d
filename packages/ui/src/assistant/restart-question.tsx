import { LATER_TEXTS } from "./later-texts-it.ts";
import { ASSISTANT_TEXTS } from "./texts-it.ts";

type RestartQuestionProps = { onYes: () => void; onNo: () => void };

/** Asks for a confirmation before the conversation is deleted. */
export function RestartQuestion({ onYes, onNo }: RestartQuestionProps) {
  return (
    <fieldset className="v-restart" aria-label={ASSISTANT_TEXTS.restart}>
      <p>{LATER_TEXTS.restartQuestion}</p>
      <button type="button" className="v-button v-button-small" onClick={onYes}>
        {LATER_TEXTS.restartYes}
      </button>
      <button type="button" className="v-button v-button-secondary v-button-small" onClick={onNo}>
        {LATER_TEXTS.restartNo}
      </button>
    </fieldset>
  );
}
