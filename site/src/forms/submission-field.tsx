import { createRandomId } from "@volpe/core";
import { useEffect, useId, useState } from "react";
import { SUBMISSION } from "./sent-once.ts";

/**
 * This field must be in each form that creates something (see `toOnce`), but not on pages that are
 * the same for everybody, whose HTML would be cached with the id.
 */
export function SubmissionField() {
  const { field, id } = useSubmission();
  return <input type="hidden" id={field} name={SUBMISSION} value={id} readOnly />;
}

/**
 * The `id` of the submission, and the id of its element `field`, for a form that a script sends.
 */
export function useSubmission(): { field: string; id: string } {
  const field = useId();
  // The server's id is kept in the browser, because the form may have been sent before hydration.
  const [id, setId] = useState(() => findWritten(field) ?? createRandomId());
  useEffect(() => {
    // A form on a page from the browser's back/forward cache is filled in anew.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && setId(createRandomId());
    addEventListener("pageshow", renew);
    return () => removeEventListener("pageshow", renew);
  }, []);
  return { field, id };
}

function findWritten(field: string): string | null {
  if (typeof document === "undefined") return null;
  const written = document.getElementById(field);
  return written instanceof HTMLInputElement ? written.value : null;
}
