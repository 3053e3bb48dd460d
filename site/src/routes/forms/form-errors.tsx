import type { WireError } from "@volpe/contract";
import { type MouseEvent, useEffect, useRef } from "react";
import { toFieldId } from "./field-row.tsx";
import "./form-errors.css";

type FormErrorsProps = {
  errors: readonly WireError[];
  /** The form's field that an error speaks of; null where it speaks of the whole. */
  findField: (error: WireError) => string | null;
  /** As on the fields, where a page has two forms. */
  form?: string | undefined;
};

/** What to mend, on top of the form: each line a link to its field, and the focus comes here. */
export function FormErrors({ errors, findField, form }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const said = useRef<readonly WireError[]>([]);
  // Whoever cannot see the page must learn that the form came back; not that a line of it was mended.
  useEffect(() => {
    if (errors.some((error) => !said.current.includes(error))) summary.current?.focus();
    said.current = errors;
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={summary}>
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
              {/* What was typed stays here only as long as this tab does. */}
              {LOGIN_NEEDED.includes(error.code) && (
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

const LOGIN_NEEDED = ["session-ended", "unauthenticated"];

/** The router would take the anchor for a navigation, and forget what the form came back with. */
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
