import type { ItemChoice } from "@volpe/contract";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useHydrated } from "../page/use-hydrated.ts";

/** Attributes that tie an input to its label, its hint and its error: spread them on the control. */
type FieldAttributes = {
  id: string;
  name: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
  autoFocus?: boolean;
};

export type FieldRowProps = {
  /** Name of the control, and of the field in the API's errors. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Unit next to the input, as `<span className="v-unit">kWh</span>`. */
  unit?: ReactNode;
  className?: string;
  /** Prefix of the ids, if two forms of a page have a field of the same name. */
  form?: string | undefined;
  /** Shown below everything else, for example a question about the typed value. */
  after?: ReactNode;
  children: (attributes: FieldAttributes) => ReactNode;
};

/**
 * Label, control, error and hint of one field. The caller provides the control.
 *
 * @example
 * <FieldRow name="email" label="E-mail" error={errorOf("email")}>
 *   {(attributes) => <input {...attributes} type="email" defaultValue={values.email} />}
 * </FieldRow>
 */
export function FieldRow(props: FieldRowProps) {
  const { name, label, hint, error, unit, className = "", form } = props;
  const id = toFieldId(name, form);
  const isHydrated = useHydrated();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const input = props.children({
    id,
    name,
    className: "v-input",
    // A loaded document focuses its first visible wrong field, also without JavaScript. A page that
    // the browser renders leaves the focus on the link that was pressed.
    ...(error && { "aria-invalid": true as const, autoFocus: !isHydrated }),
    ...(described && { "aria-describedby": described }),
  });
  return (
    <div className={`v-field ${className}`}>
      <label className="v-label" htmlFor={id}>
        {label}
      </label>
      {unit ? (
        <div className="v-affix">
          {input}
          {unit}
        </div>
      ) : (
        input
      )}
      {error && (
        <p className="v-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="v-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {props.after}
    </div>
  );
}

type ControlRowProps<Attributes> = Omit<FieldRowProps, "children"> & {
  /** The value as it was typed or chosen. */
  value: string;
  /** Further attributes of the control, as a row of `FORM_FIELDS`. */
  control?: Attributes;
};

/**
 * A row whose control is one line of text. With `autoComplete: "off"` browsers do not fill the
 * field in again when a person comes back to the page, so only data that must not stay in a browser
 * have this attribute.
 */
export function InputRow({
  value,
  control,
  ...row
}: ControlRowProps<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldRow {...row}>
      {(attributes) => <input {...attributes} {...control} defaultValue={value} />}
    </FieldRow>
  );
}

type SelectRowProps = ControlRowProps<{ required?: true; autoComplete?: string }> & {
  choices: readonly ItemChoice[];
};

/** A row whose control is a list of choices. */
export function SelectRow({ value, control, choices, ...row }: SelectRowProps) {
  return (
    <FieldRow {...row}>
      {(attributes) => (
        <select {...attributes} {...control} className="v-input v-select" defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** The choices of a table from values to labels, in its order. */
export function toChoices(labels: Readonly<Record<string, string>>): ItemChoice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** The id of a field's control, for labels and for the links of the error summary. */
export function toFieldId(name: string, form = "campo"): string {
  return `${form}-${name}`;
}
