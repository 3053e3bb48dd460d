import type { ReactNode } from "react";
import { toFieldId } from "../../forms/field-row.tsx";

type ChoiceRowProps = {
  name: string;
  /** The value chosen at first; empty = none. */
  value: string;
  error: string | undefined;
  legend: string;
  /** What to know before choosing. */
  note?: ReactNode;
  choices: readonly { value: string; label: string; hint: string }[];
};

/** Radio buttons as large targets, each with a line about it. */
export function ChoiceRow({ name, value: chosen, error, legend, note, choices }: ChoiceRowProps) {
  const errorId = `${toFieldId(name)}-error`;
  return (
    <fieldset
      className="v-fieldset order-part__whole"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      {note}
      <div className="order-choices">
        {choices.map(({ value, label, hint }, index) => (
          <label key={value} className="v-choice">
            <input
              type="radio"
              name={name}
              value={value}
              // The error summary links to the first button.
              id={index === 0 ? toFieldId(name) : undefined}
              defaultChecked={value === chosen}
            />
            <span>
              {label}
              <span className="v-hint order-choices__hint">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="v-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
