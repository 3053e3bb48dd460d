import type { WireError } from "@volpe/contract";
import { type MouseEvent, useEffect, useRef } from "react";
import { toFieldId } from "./field-row.tsx";
import { isLoginNeeded } from "./login-needed.ts";
import "./form-errors.css";

type FormErrorsProps = {
  errors: readonly WireError[];
  /** The form's field that an error names; null if it is about the whole form. */
  findField: (error: WireError) => string | null;
  /** The same prefix as on the fields, if a page has two forms. */
  form?: string | undefined;
};

/** The error summary above the form: each line links to its field. It takes the focus. */
export function FormErrors({ errors, findField, form }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const said = useRef<readonly WireError[]>([]);
  // The focus tells screen reader users that the form was refused; it does not move when one of
  // several errors is fixed.
  useEffect(() => {
    if (errors.some((error) => !said.current.includes(error))) summary.current?.focus();
    said.current = errors;
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    // Screen readers read it when it takes the focus. Without `off` they would read it twice.
    <div
      className="form-errors"
      role="alert"
      aria-live="off"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the loaded document puts the focus here.
      autoFocus
      ref={summary}
    >
      <p>
        <strong>
          {errors.length === 1
            ? "C’è una cosa da sistemare"
            : `Ci sono ${errors.length} cose da sistemare`}
        </strong>
      </p>
      <ul>
        {errors.map((error) => {
          const field = findField(error);
          return (
            <li key={`${error.field} ${error.message}`}>
              {field ? (
                <FieldLink id={toFieldId(field, form)}>{error.message}</FieldLink>
              ) : (
                error.message
              )}
              {/* The login opens in another tab, because leaving the page would lose the text. */}
              {isLoginNeeded(error) && (
                <>
                  {" "}
                  <a href="/auth/login" target="_blank" rel="noreferrer">
                    Apri l’accesso
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * Focuses the field by script: if the router followed the anchor, it would lose the form's errors.
 */
function FieldLink({ id, children }: { id: string; children: string }) {
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(id)?.focus();
  }
  return (
    <a href={`#${id}`} onClick={handleClick}>
      {children}
    </a>
  );
}
