/**
 * Finds the focused element: in the shadow root that holds `element`, or else anywhere in the page,
 * open shadow roots included.
 */
export function findFocused(element: Element): Element | null {
  const root = element.getRootNode();
  let focused = root instanceof ShadowRoot ? root.activeElement : null;
  focused ??= element.ownerDocument.activeElement;
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return focused;
}

/** Focuses the first visible one of these elements. */
export function focusFirstShown(candidates: readonly (Element | null)[]): void {
  candidates
    .filter((element) => element instanceof HTMLElement)
    .find(
      (element) =>
        element.isConnected && element !== element.ownerDocument.body && isShown(element),
    )
    ?.focus({ preventScroll: true });
}

export function isShown(element: HTMLElement): boolean {
  // Engines without `checkVisibility` support at least `hidden`.
  return (
    element.checkVisibility?.({ visibilityProperty: true }) ?? element.closest("[hidden]") === null
  );
}
