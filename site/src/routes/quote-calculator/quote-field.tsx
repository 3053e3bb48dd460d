import type { ReactNode } from "react";

/** Attributes that tie an input to its hint and to its error. */
export type FieldAttributes = {
  id: string;
  name: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type QuoteFieldRowProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Unit beside the input, as "kWh". */
  unit?: ReactNode;
  className?: string;
  children: (attributes: FieldAttributes) => ReactNode;
};

/** Label, input, hint and error of one field. */
export function QuoteFieldRow(props: QuoteFieldRowProps) {
  const { name, label, hint, error, unit, className = "", children } = props;
  const id = toFieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const input = children({
    id,
    name,
    className: "v-input",
    ...(error && { "aria-invalid": true as const }),
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
    </div>
  );
}

/** The id of a field's input, for labels and for the links of the error summary. */
export function toFieldId(name: string): string {
  return `preventivo-${name}`;
}
