/**
 * The position of the focus: the elements from the focused one outwards, each with its index in its
 * parent.
 */
export type FocusedPlace = readonly { element: Element; index: number }[];

const FOCUSABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Returns the position of the focus; null if only the document has the focus. */
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

/** Returns the page's heading after making it focusable, or else its `main` element. */
function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  return heading ?? document.querySelector("main");
}

/**
 * The focused control if it still exists. Otherwise the next control of its list or table row, or
 * the previous control if it was the last. Null if the list is gone too.
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
