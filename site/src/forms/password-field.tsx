import { FORM_FIELDS, PASSWORD_MIN } from "@volpe/contract";
import { type ReactNode, useState } from "react";
import { useHydrated } from "../page/use-hydrated.ts";
import { FieldRow } from "./field-row.tsx";
import "./password-field.css";

export const NEW_PASSWORD_HINT = `Almeno ${PASSWORD_MIN} caratteri. Conta la lunghezza: tre parole a caso valgono più di un simbolo.`;

type PasswordFieldProps = {
  /** Tells a password manager to fill in the current password or to propose a new one. */
  autoComplete: "current-password" | "new-password";
  name?: string;
  label?: string;
  hint?: ReactNode;
  error: string | undefined;
  /** Default: true. */
  required?: boolean;
  form?: string | undefined;
};

/**
 * A password field with a button that shows the text. It is always empty at first: a page never
 * sends a password back.
 */
export function PasswordField({
  autoComplete,
  name = "password",
  label = "Password",
  required = true,
  ...row
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <FieldRow name={name} label={label} {...row}>
      {(attributes) => (
        <div className="password-field">
          <input
            {...attributes}
            {...FORM_FIELDS[autoComplete === "new-password" ? "newPassword" : "password"]}
            required={required}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          {hydrated && (
            <button
              className="password-field__show"
              type="button"
              aria-controls={attributes.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? "Nascondi" : "Mostra"} <span className="v-hidden">«{label}»</span>
            </button>
          )}
        </div>
      )}
    </FieldRow>
  );
}
