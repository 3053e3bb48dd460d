import { PASSWORD_MAX } from "@volpe/contract";
import { type ReactNode, useState } from "react";
import { useAlive } from "../../browser/use-alive.ts";
import { FieldRow } from "./field-row.tsx";
import "./password-field.css";

type PasswordFieldProps = {
  /** The one in use, or one to be chosen: password managers offer or propose accordingly. */
  autoComplete: "current-password" | "new-password";
  name?: string;
  label?: string;
  hint?: ReactNode;
  error: string | undefined;
  form?: string | undefined;
};

/**
 * A password, and a button that shows it. A page never sends one back, so there is no value to keep.
 * Length is the action's to check, with words of ours.
 */
export function PasswordField({
  autoComplete,
  name = "password",
  label = "Password",
  ...row
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const alive = useAlive();
  return (
    <FieldRow name={name} label={label} {...row}>
      {(attributes) => (
        <div className="password-field">
          <input
            {...attributes}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={PASSWORD_MAX}
          />
          {alive && (
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
