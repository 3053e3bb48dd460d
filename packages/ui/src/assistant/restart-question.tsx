import { LATER_TEXTS } from "./later-texts-it.ts";
import type { AssistantTexts } from "./texts-it.ts";

type RestartQuestionProps = { texts: AssistantTexts; onYes: () => void; onNo: () => void };

/** Asks for a confirmation before the conversation is deleted. */
export function RestartQuestion({ texts, onYes, onNo }: RestartQuestionProps) {
  return (
    <fieldset className="v-restart" aria-label={texts.restart}>
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
