import { PENCIL } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { type DraftLine, toDraftLines } from "./draft-lines.ts";
import type { AssistantTexts } from "./texts-it.ts";
import type { ChatView } from "./use-chat-state.ts";

type DraftPanelProps = {
  id: string;
  view: ChatView;
  texts: AssistantTexts;
  onEdit: (answer: { step: number; text: string }) => void;
};

export function DraftPanel({ id, view, texts, onEdit }: DraftPanelProps) {
  const lines = toDraftLines(view.draft, view.messages);
  return (
    <aside className="v-draft" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="v-draft-title" id={`${id}-title`}>
        {texts.draftTitle}
      </h3>
      {lines.length === 0 ? (
        <p className="v-hint">{texts.draftEmpty}</p>
      ) : (
        <>
          <dl className="v-draft-lines">
            {lines.map((line) => (
              <Line key={line.key} line={line} texts={texts} onEdit={onEdit} />
            ))}
          </dl>
          <p className="v-hint">{texts.draftNote}</p>
        </>
      )}
    </aside>
  );
}

type LineProps = Pick<DraftPanelProps, "texts" | "onEdit"> & { line: DraftLine };

function Line({ line: { label, value, step }, texts, onEdit }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {step === null ? null : (
          <button
            type="button"
            className="v-icon-button"
            aria-label={texts.editLine(label)}
            onClick={() => onEdit({ step, text: value })}
          >
            <Icon outline={PENCIL} size={16} />
          </button>
        )}
      </dd>
    </div>
  );
}
