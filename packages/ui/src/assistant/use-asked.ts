import { useEffect, useState } from "react";
import type { Question } from "./question.ts";

/**
 * The question whose answers are shown. A new question appears one frame after its message, so that
 * the two are rendered in two tasks; the previous answers stay until then.
 */
export function useAsked(question: Question | null): Question | null {
  const [shown, setShown] = useState(question);
  const isShown = shown?.key === question?.key;
  useEffect(() => {
    if (!isShown) {
      setShown(question);
    }
  }, [isShown, question]);
  return isShown ? question : shown;
}
