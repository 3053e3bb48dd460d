import type { AnswerValue } from "@volpe/contract";
import { useId, useState } from "react";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { ConsentsAnswer } from "./consents-answer.tsx";
import { DateAnswer } from "./date-answer.tsx";
import { FileAnswer, type UploadFile } from "./file-answer.tsx";
import type { AnswerAddon, Question } from "./question.ts";
import { ASSISTANT_TEXTS } from "./texts-it.ts";
import { TypedAnswer } from "./typed-answer.tsx";
import type { ChatView, ViewOf } from "./use-chat-state.ts";

type AnswerAreaProps = {
  question: Question;
  refusal: ChatView["refusal"];
  /** Text of the answer that is being changed; "" if none is. */
  before: string;
  busy: boolean;
  resolveUrl: (path: string) => string;
  uploadFile: UploadFile | undefined;
  onAnswer: (answer: { text: string; value?: AnswerValue }) => void;
};

/** The controls with which the open question is answered. */
export function AnswerArea(props: AnswerAreaProps) {
  const { question, refusal, busy } = props;
  const id = useId();
  const [isReading, setReading] = useState(false);
  const error = refusal === null ? "" : (refusal.errors[0]?.message ?? ASSISTANT_TEXTS.moods.sorry);
  return (
    <div className="v-answer-area" aria-busy={busy}>
      {question.addons.map((addon) => (
        <Answer
          key={addon.kind}
          {...props}
          addon={addon}
          error={error}
          busy={busy || (isReading && addon.kind !== "file")}
          onReading={setReading}
        />
      ))}
      {question.addons.some(isTyped) ? null : <AnswerError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** Whether the addon has a field, which shows the error of its own answer. */
function isTyped(addon: AnswerAddon): boolean {
  return addon.kind === "field" || (addon.kind === "choices" && addon.typed);
}

type AnswerItemProps = AnswerAreaProps & {
  addon: AnswerAddon;
  error: string;
  onReading: (isReading: boolean) => void;
};

function Answer({ addon, refusal, before, ...rest }: AnswerItemProps) {
  const typed = refusal?.text ?? before;
  switch (addon.kind) {
    case "choices":
      return (
        <>
          <ChoicesAnswer addon={addon} {...rest} />
          {addon.typed ? (
            <TypedAnswer addon={FREE_TEXT} before={refusal?.text ?? ""} {...rest} />
          ) : null}
        </>
      );
    case "field":
      return addon.field === "date" ? (
        <DateAnswer addon={addon} before={typed} {...rest} />
      ) : (
        <TypedAnswer addon={addon} before={typed} {...rest} />
      );
    case "consents":
      return <ConsentsAnswer addon={addon} {...rest} />;
    case "file":
      return <FileAnswer addon={addon} {...rest} />;
  }
}

const FREE_TEXT: ViewOf<"field"> = {
  kind: "field",
  field: "text",
  name: "risposta",
  label: ASSISTANT_TEXTS.ownWords,
};

function ChoicesAnswer({ addon, busy, onAnswer }: AnswerProps<ViewOf<"choices">>) {
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
