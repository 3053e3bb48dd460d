const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** What has the focus in the tree that holds `element`: in a shadow root, not the host. */
export function findFocused(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
}

/** Keeps Tab inside `panel`. Answers true when it has moved the focus itself. */
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

/** Gives the focus to the first of these that is still there to take it. */
export function focusFirstShown(candidates: readonly (Element | null)[]): void {
  const target = candidates.find(
    (element) =>
      element instanceof HTMLElement &&
      element.isConnected &&
      element !== element.ownerDocument.body &&
      isShown(element),
  );
  if (target instanceof HTMLElement) {
    target.focus({ preventScroll: true });
  }
}

function isShown(element: HTMLElement): boolean {
  // Not every engine that renders this has checkVisibility; `hidden` is what we use ourselves.
  return (
    element.checkVisibility?.({ visibilityProperty: true }) ?? element.closest("[hidden]") === null
  );
}

/** A field that letters go into, as against a button or a box. */
export function isTypedInto(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file|button)$/.test(element.type))
  );
}
