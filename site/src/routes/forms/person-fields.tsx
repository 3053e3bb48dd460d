import type { ReactNode } from "react";
import { FieldRow, toFieldId } from "./field-row.tsx";

type PersonFieldProps = {
  /** As it was typed. */
  value: string;
  error: string | undefined;
  hint?: ReactNode;
  form?: string | undefined;
};

/** `name`: 80 characters at most, as the API takes. */
export function NameField({ value, ...row }: PersonFieldProps) {
  return (
    <FieldRow name="name" label="Nome e cognome" {...row}>
      {(attributes) => (
        <input {...attributes} autoComplete="name" maxLength={80} defaultValue={value} />
      )}
    </FieldRow>
  );
}

type EmailFieldProps = PersonFieldProps & {
  label?: string;
  /** `username` where one logs in with it. */
  autoComplete?: "email" | "username";
};

/** `email`. */
export function EmailField({
  value,
  label = "E-mail",
  autoComplete = "email",
  ...row
}: EmailFieldProps) {
  return (
    <FieldRow name="email" label={label} {...row}>
      {(attributes) => (
        <input
          {...attributes}
          type="email"
          autoComplete={autoComplete}
          maxLength={254}
          defaultValue={value}
        />
      )}
    </FieldRow>
  );
}

/** `phone`: the hint says what it is for. */
export function PhoneField({ value, ...row }: PersonFieldProps) {
  return (
    <FieldRow name="phone" label="Telefono" {...row}>
      {(attributes) => (
        <input {...attributes} type="tel" autoComplete="tel" maxLength={20} defaultValue={value} />
      )}
    </FieldRow>
  );
}

/** `website`: no person sees it; who fills it in is a program, and the API answers as if all were well. */
export function TrapField({ value, form }: Pick<PersonFieldProps, "value" | "form">) {
  const id = toFieldId("website", form);
  return (
    <div className="v-trap" aria-hidden="true">
      <label htmlFor={id}>Lascia vuoto questo campo</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" defaultValue={value} />
    </div>
  );
}
