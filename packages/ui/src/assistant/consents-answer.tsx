import { useId, useState } from "react";
import { AnswerError } from "./answer-error.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { LATER_TEXTS } from "./later-texts-it.ts";
import type { ViewOf } from "./use-chat-state.ts";

type ConsentsProps = AnswerProps<ViewOf<"consents">> & {
  resolveUrl: (path: string) => string;
};

/** Consent boxes, none ticked in advance. */
export function ConsentsAnswer({ addon, busy, resolveUrl, onAnswer }: ConsentsProps) {
  const id = useId();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  // If all boxes are optional, none is marked as optional.
  const mixed = addon.boxes.some((box) => box.required);
  const isMissing = ({ name, required }: { name: string; required: boolean }) =>
    required && !ticked.includes(name);

  const send = () => {
    setTried(true);
    if (!busy && !addon.boxes.some(isMissing)) {
      onAnswer({ text: addon.submit, value: [...ticked] });
    }
  };

  return (
    <form
      className="v-consents"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {addon.boxes.map((box) => {
        const { name, label, required, link } = box;
        const wrong = tried && isMissing(box);
        return (
          <div key={name}>
            <div className="v-consent">
              <input
                type="checkbox"
                id={`${id}-${name}`}
                name={name}
                aria-required={required}
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? `${id}-${name}-error` : undefined}
                onInput={(event) => {
                  const others = ticked.filter((other) => other !== name);
                  setTicked(event.currentTarget.checked ? [...others, name] : others);
                }}
              />
              <div>
                <label htmlFor={`${id}-${name}`}>
                  {label}
                  {required || !mixed ? null : (
                    <span className="v-hint"> ({LATER_TEXTS.optional})</span>
                  )}
                </label>{" "}
                {link === undefined ? null : (
                  <a href={resolveUrl(link.url)} target="_blank" rel="noopener">
                    {link.label}
                  </a>
                )}
              </div>
            </div>
            <AnswerError id={`${id}-${name}-error`} text={wrong ? LATER_TEXTS.required : ""} />
          </div>
        );
      })}
      <button type="submit" className="v-button v-button-wide" aria-disabled={busy}>
        {addon.submit}
      </button>
    </form>
  );
}
