import { FORM_FIELDS } from "@volpe/contract";
import type { ReactNode } from "react";
import { InputRow, toFieldId } from "./field-row.tsx";

type PersonFieldProps = {
  /** The value as it was typed. */
  value: string;
  error: string | undefined;
  hint?: ReactNode;
  form?: string | undefined;
};

export function NameField(row: PersonFieldProps) {
  const control = { ...FORM_FIELDS.name, autoComplete: "name" };
  return <InputRow name="name" label="Nome e cognome" control={control} {...row} />;
}

type EmailFieldProps = PersonFieldProps & {
  label?: string;
  /** `username` if the address is used to log in. */
  autoComplete?: "email" | "username";
};

export function EmailField({ autoComplete = "email", ...row }: EmailFieldProps) {
  const control = { ...FORM_FIELDS.email, autoComplete };
  return <InputRow name="email" label="E-mail" control={control} {...row} />;
}

/**
 * The number is optional; the hint says why it is asked for. The field is hidden while the form's
 * `communication` is e-mail, unless it has an error.
 */
export function PhoneField(row: PersonFieldProps) {
  const control = { ...FORM_FIELDS.phone, autoComplete: "tel" };
  return (
    <InputRow name="phone" label="Telefono" control={control} className="phone-field" {...row} />
  );
}

/** A honeypot: only bots fill this field in. The API then answers as usual and stores nothing. */
export function Honeypot({ value, form }: Pick<PersonFieldProps, "value" | "form">) {
  const id = toFieldId("website", form);
  return (
    <div className="v-honeypot" aria-hidden="true">
      <label htmlFor={id}>Lascia vuoto questo campo</label>
      <input
        {...FORM_FIELDS.honeypot}
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}
