import { type InputHTMLAttributes, useEffect, useId, useState } from "react";
import { SEND } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { SuggestInput } from "./suggest-input.tsx";
import { ASSISTANT_TEXTS } from "./texts-it.ts";
import type { ViewOf } from "./use-chat-state.ts";

const ANSWER_MAX = 2000;

type Field = ViewOf<"field">["field"];
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/**
 * The attributes that choose a phone's keyboard. A number is text, because Italians write
 * `1.234,5`.
 */
const FIELD_ATTRIBUTES: Record<Field, Attributes> = {
  text: { type: "text" },
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel", inputMode: "tel" },
  number: { type: "text", inputMode: "decimal" },
  address: { type: "text", autoCapitalize: "words" },
  // `DateAnswer` writes the day in words.
  date: { type: "date" },
};

export type TypedAnswerProps = AnswerProps<ViewOf<"field">> & {
  /** Earlier text: a refused answer, or the one that is being changed. */
  before: string;
  resolveUrl: (path: string) => string;
};

/** A field with its button. Enter sends. */
export function TypedAnswer(props: TypedAnswerProps) {
  const { addon, busy, error, before, resolveUrl, onAnswer } = props;
  const id = useId();
  const [value, setValue] = useState(before || addon.initial || "");
  // A refused text goes back into the field, which sending has emptied.
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
    "aria-describedby":
      [addon.unit && `${id}-unit`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
  };

  const send = () => {
    if (!busy && text !== "") {
      onAnswer({ text });
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
              suggestUrl={addon.suggestUrl && resolveUrl(addon.suggestUrl)}
              value={value}
              onValue={setValue}
              attributes={attributes}
            />
          )}
          {addon.unit === undefined ? null : (
            <span className="v-unit" id={`${id}-unit`}>
              {addon.unit}
            </span>
          )}
        </div>
        <button
          type="submit"
          className="v-button v-send"
          aria-label={ASSISTANT_TEXTS.send}
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
