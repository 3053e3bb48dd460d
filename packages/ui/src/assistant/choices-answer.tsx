import type { AnswerProps } from "./answer-props.ts";
import type { ViewOf } from "./use-chat-state.ts";

export function ChoicesAnswer({ addon, busy, onAnswer }: AnswerProps<ViewOf<"choices">>) {
  return (
    <ul className="v-answers">
      {addon.choices.map(({ value, label, hint }) => (
        <li key={value}>
          <button
            type="button"
            className="v-choice v-answer"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) {
                onAnswer({ text: label, value });
              }
            }}
          >
            <span>
              {label}
              {hint === undefined ? null : <span className="v-hint v-answer-hint">{hint}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
