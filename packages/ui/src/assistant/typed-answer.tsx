import { useEffect, useId, useState } from "react";
import { formatDate } from "../figures/format-figures.ts";
import { SEND } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { FIELD_ATTRIBUTES } from "./field-kinds.ts";
import { SuggestInput } from "./suggest-input.tsx";
import type { ViewOf } from "./use-chat-state.ts";

const ANSWER_MAX = 2000;

type TypedAnswerProps = AnswerProps<ViewOf<"field">> & {
  /** What was typed before: a refused answer, or the one being changed. */
  before: string;
};

/** One field and its way to send; Enter sends. */
export function TypedAnswer({ addon, texts, busy, error, before, onAnswer }: TypedAnswerProps) {
  const id = useId();
  const [value, setValue] = useState(before || addon.initial || "");
  // What was refused comes back into the field that sending has emptied.
  useEffect(() => {
    setValue((typed) => (typed === "" || typed === addon.initial ? before || typed : typed));
  }, [before, addon.initial]);
  const text = value.trim();

  const attributes = {
    ...FIELD_ATTRIBUTES[addon.field],
    id,
    className: "v-input",
    name: addon.name,
    autoComplete: addon.autocomplete ?? "off",
    placeholder: busy ? undefined : addon.placeholder,
    maxLength: ANSWER_MAX,
    enterKeyHint: "send" as const,
    readOnly: busy,
    "aria-invalid": error === "" ? undefined : true,
    "aria-describedby": error === "" ? undefined : `${id}-error`,
  };

  const send = () => {
    if (!busy && text !== "") {
      onAnswer(addon.field === "date" ? { text: formatDate(text), value: text } : { text });
      setValue("");
    }
  };

  return (
    <form
      className="v-typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="v-label v-typed-label" htmlFor={id}>
        {addon.label}
      </label>
      <div className="v-typed-row">
        <div className={addon.unit === undefined ? "v-typed-field" : "v-typed-field v-typed-unit"}>
          {addon.suggestions === undefined ? (
            <input
              {...attributes}
              value={value}
              onInput={(event) => setValue(event.currentTarget.value)}
            />
          ) : (
            <SuggestInput
              suggestions={addon.suggestions}
              value={value}
              onValue={setValue}
              attributes={attributes}
            />
          )}
          {addon.unit === undefined ? null : <span className="v-unit">{addon.unit}</span>}
        </div>
        <button
          type="submit"
          className="v-button v-send"
          aria-label={texts.send}
          aria-disabled={busy || text === ""}
        >
          <Icon outline={SEND} size={22} />
        </button>
      </div>
      <AnswerError id={`${id}-error`} text={error} />
      {addon.skip === undefined ? null : <Skip skip={addon.skip} busy={busy} onAnswer={onAnswer} />}
    </form>
  );
}

type SkipProps = Pick<TypedAnswerProps, "busy" | "onAnswer"> & {
  skip: NonNullable<ViewOf<"field">["skip"]>;
};

function Skip({ skip, busy, onAnswer }: SkipProps) {
  return (
    <button
      type="button"
      className="v-text-button"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) {
          onAnswer({ text: skip.label, value: skip.value });
        }
      }}
    >
      {skip.label}
    </button>
  );
}
