import { findFocused, isShown } from "./focus-first-shown.ts";

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
  const outside = focused === null || focused === panel || !panel.contains(focused);
  if (backwards ? outside || focused === first : outside || focused === last) {
    (backwards ? last : first).focus();
    return true;
  }
  return false;
}

/** Whether the element is a text field. */
export function isTypedInto(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file|button)$/.test(element.type))
  );
}
