import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { findFocused } from "./focus-first-shown.ts";
import { isTypedInto } from "./focus-in-tree.ts";

/**
 * When the question changes, the answer that had the focus is gone. Who was typing goes on typing
 * in the next field; who had pressed a button is put beside the next answers, so that no keyboard
 * springs up; who was elsewhere stays there. Answers a function to call as an answer is given.
 */
export function useAnswerFocus(area: RefObject<HTMLElement | null>, question: string): () => void {
  const was = useRef<"typing" | "pressing" | "elsewhere">("elsewhere");

  useLayoutEffect(() => {
    const before = was.current;
    const target = area.current;
    // Only a change of question moves the focus: on load nobody has answered yet.
    if (question === "" || target === null || before === "elsewhere") {
      return;
    }
    was.current = "elsewhere";
    const focused = findFocused(target);
    if (focused !== null && focused !== target.ownerDocument.body && !target.contains(focused)) {
      return;
    }
    const field = target.querySelector<HTMLElement>("input, textarea");
    const next = before === "typing" && isTypedInto(field) ? field : target;
    next?.focus({ preventScroll: true });
  }, [area, question]);

  return useCallback(() => {
    const focused = area.current === null ? null : findFocused(area.current);
    was.current = isTypedInto(focused) ? "typing" : "pressing";
  }, [area]);
}
