/** What has the focus in the tree that holds `element`: in a shadow root, not the host. */
export function findFocused(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : element.ownerDocument.activeElement;
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

export function isShown(element: HTMLElement): boolean {
  // Not every engine that renders this has checkVisibility; `hidden` is what we use ourselves.
  return (
    element.checkVisibility?.({ visibilityProperty: true }) ?? element.closest("[hidden]") === null
  );
}
