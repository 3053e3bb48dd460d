import { useEffect, useState } from "react";
import type { Question } from "./question.ts";

/**
 * The question whose answers are shown. A new one follows its message after a frame, so that the two
 * are drawn in two tasks, and the answers before it stay until then.
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
