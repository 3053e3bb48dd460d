import { useState } from "react";
import { Fox, type FoxMood } from "../brand/fox.tsx";
import { NOTES, RESTART } from "../icon/assistant-outlines.ts";
import { CLOSE } from "../icon/close.ts";
import { Icon } from "../icon/icon.tsx";
import { RestartQuestion } from "./restart-question.tsx";
import { ASSISTANT_TEXTS } from "./texts-it.ts";

type AssistantHeadProps = {
  titleId: string;
  draftId: string;
  mood: FoxMood;
  draftOpen: boolean;
  onDraft: () => void;
  onRestart: () => void;
  onClose: (() => void) | undefined;
};

export function AssistantHead(props: AssistantHeadProps) {
  const { titleId, draftId, mood, draftOpen, onDraft, onRestart, onClose } = props;
  const [asking, setAsking] = useState(false);
  return (
    <div className="v-assistant-head" part="header">
      <div className="v-assistant-bar">
        <Fox mood={mood} size={48} />
        <div className="v-assistant-names">
          <h2 className="v-assistant-title" id={titleId}>
            {ASSISTANT_TEXTS.volpe}
          </h2>
          <p className="v-assistant-mood">{ASSISTANT_TEXTS.moods[mood]}</p>
        </div>
        <button
          type="button"
          className="v-icon-button v-draft-toggle"
          aria-label={ASSISTANT_TEXTS.draftTitle}
          aria-expanded={draftOpen}
          aria-controls={draftId}
          onClick={onDraft}
        >
          <Icon outline={NOTES} />
        </button>
        <button
          type="button"
          className="v-icon-button"
          aria-label={ASSISTANT_TEXTS.restart}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          <Icon outline={RESTART} />
        </button>
        {onClose === undefined ? null : (
          <button
            type="button"
            className="v-icon-button"
            aria-label={ASSISTANT_TEXTS.close}
            onClick={onClose}
          >
            <Icon outline={CLOSE} size={22} />
          </button>
        )}
      </div>
      {asking ? (
        <RestartQuestion
          onYes={() => {
            setAsking(false);
            onRestart();
          }}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
