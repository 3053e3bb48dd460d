/** Finds the focused element in the document or shadow root that holds `element`. */
export function findFocused(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
}

/** Focuses the first visible one of these elements. */
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

export function isShown(element: HTMLElement): boolean {
  // Engines without `checkVisibility` support at least `hidden`.
  return (
    element.checkVisibility?.({ visibilityProperty: true }) ?? element.closest("[hidden]") === null
  );
}
