import { Icon } from "../icon/icon.tsx";
import { PENCIL } from "../icon/pencil.ts";
import { LATER_TEXTS } from "./later-texts-it.ts";
import { ASSISTANT_TEXTS } from "./texts-it.ts";
import type { ChatView } from "./use-chat-state.ts";

type DraftPanelProps = {
  id: string;
  view: ChatView;
  onEdit: (answer: { step: number; text: string }) => void;
  /** Sends a text as the answer to the open question, as if it were typed. */
  onSay: (text: string) => void;
};

export function DraftPanel({ id, view, onEdit, onSay }: DraftPanelProps) {
  const { known } = view;
  const busy = view.preload || view.pending.length > 0 || view.messages.length === 0;
  return (
    <aside className="v-draft" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="v-draft-title" id={`${id}-title`}>
        {ASSISTANT_TEXTS.draftTitle}
      </h3>
      {known.length === 0 ? (
        <p className="v-hint">{LATER_TEXTS.draftEmpty}</p>
      ) : (
        <>
          <dl className="v-draft-lines">
            {known.map((line) => (
              <Line key={line.label} line={line} onEdit={onEdit} />
            ))}
          </dl>
          <p className="v-hint">{LATER_TEXTS.draftNote}</p>
        </>
      )}
      <ul className="v-draft-ways">
        {LATER_TEXTS.ways.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="v-text-button"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) {
                  onSay(text);
                }
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

type LineProps = Pick<DraftPanelProps, "onEdit"> & { line: ChatView["known"][number] };

function Line({ line: { label, value, step }, onEdit }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {step === null ? null : (
          <button
            type="button"
            className="v-icon-button"
            aria-label={LATER_TEXTS.editLine(label)}
            onClick={() => onEdit({ step, text: value })}
          >
            <Icon outline={PENCIL} size={16} />
          </button>
        )}
      </dd>
    </div>
  );
}
