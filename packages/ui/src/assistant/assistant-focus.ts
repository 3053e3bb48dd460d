import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { findFocused, isShown } from "./focus-first-shown.ts";

/**
 * Moves the focus when the question changes: to the next field, or near the next answers if there
 * is no field. At the end of the interview it moves to the quote. After a touch no field is
 * focused, so that no on-screen keyboard opens. Does not take the focus from other parts of the
 * page, apart from the button that was pressed. Returns a function to call when an answer is given
 * or taken back.
 */
export function useAnswerFocus(area: RefObject<HTMLElement | null>, question: string): () => void {
  const was = useRef<"typing" | "pressing" | "elsewhere">("elsewhere");
  /** The control that was pressed, then the one that the focus was moved to. */
  const lastControl = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const before = was.current;
    const target = area.current;
    // True if the new question has removed the control that had the focus from the page.
    const isReplaced = lastControl.current?.isConnected === false;
    // Does nothing on load, because nobody has answered yet.
    if (question === "" || target === null || (before === "elsewhere" && !isReplaced)) {
      return;
    }
    was.current = "elsewhere";
    const focused = findFocused(target);
    const isFree = [null, lastControl.current, document.body].includes(focused as HTMLElement);
    if (!isFree && !target.contains(focused)) {
      return;
    }
    const field = target.querySelector<HTMLElement>("input, textarea");
    const wantsField = before === "typing" || !isTouched(target);
    const next = wantsField && isTypedInto(field) ? field : (findResult(target) ?? target);
    next?.focus({ preventScroll: true });
    lastControl.current = next;
  }, [area, question]);

  return useCallback(() => {
    const focused = area.current && findFocused(area.current);
    lastControl.current = focused;
    was.current = isTypedInto(focused) ? "typing" : "pressing";
  }, [area]);
}

/** Finds the quote, or else the conversation, at the end of the interview. Null before the end. */
function findResult({ parentElement: frame }: HTMLElement): HTMLElement | null {
  return frame?.hasAttribute("data-end")
    ? (frame.querySelector<HTMLElement>(".v-said-quote > a") ??
        frame.querySelector<HTMLElement>(".v-log-scroller"))
    : null;
}

function isTouched({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.defaultView?.matchMedia?.("(pointer: coarse)").matches ?? false;
}

/** Whether the element is a text field. */
function isTypedInto(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file|button)$/.test(element.type))
  );
}

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** Keeps Tab inside `panel`. Returns whether it has moved the focus itself. */
export function keepTabInside(panel: HTMLElement, backwards: boolean): boolean {
  const targets = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  const first = targets[0];
  const last = targets.at(-1);
  if (first === undefined || last === undefined) {
    return true;
  }
  const focused = findFocused(panel);
  const isOutside = focused === panel || !panel.contains(focused);
  if (isOutside || focused === (backwards ? first : last)) {
    (backwards ? last : first).focus();
    return true;
  }
  return false;
}
