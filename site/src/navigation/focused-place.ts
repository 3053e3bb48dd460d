/**
 * The position of the focus: the elements from the focused one outwards, each with its index in its
 * parent.
 */
export type FocusedPlace = readonly { element: Element; index: number }[];

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Null if only the document has the focus. */
export function findFocusedPlace(): FocusedPlace | null {
  const place: { element: Element; index: number }[] = [];
  let element = document.activeElement;
  if (element === null || element === document.body) return null;
  while (element?.parentElement) {
    const { parentElement }: Element = element;
    place.push({ element, index: [...parentElement.children].indexOf(element) });
    element = parentElement;
  }
  return place;
}

/** Focuses the successor of a place's control, or else the page's heading. */
export function focusSuccessor(place: FocusedPlace | null): void {
  (findSuccessor(place) ?? findHeading())?.focus();
}

/** The page's heading, which can be focused from now on. */
function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  return heading ?? document.querySelector("main");
}

/**
 * The control at the position of the focused one: the same if it still exists, the next of its list
 * or table row if it is gone, the previous one if it was the last. Null if its list is gone too.
 */
function findSuccessor(place: FocusedPlace | null): HTMLElement | null {
  if (place === null) return null;
  const gone = place.filter(({ element }) => !element.isConnected);
  let found = place[gone.length]?.element ?? place[0]?.element;
  for (const { element, index } of gone.toReversed()) {
    const children: Element[] = [...(found?.children ?? [])];
    found = children[Math.min(index, children.length - 1)];
    if (found?.tagName !== element.tagName) return null;
  }
  return found instanceof HTMLElement && found.matches(FOCUSABLE) ? found : null;
}
