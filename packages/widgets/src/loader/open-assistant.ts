import { warn } from "./volpe.ts";

export const ASSISTANT = "volpe-quote-assistant";

/**
 * Lets a click on any element with `data-volpe-open` open the assistant that its value selects,
 * else the first of the page. Warns about a value that is no selector. A second call changes
 * nothing.
 */
export function listenForOpeners(): void {
  document.addEventListener("click", openAssistant);
}

function openAssistant(event: MouseEvent): void {
  // The control may be within an open shadow root of the page. A script may click on the document
  // itself.
  const opener = (event.composedPath()[0] as Partial<Element>).closest?.<HTMLElement>(
    "[data-volpe-open]",
  );
  if (opener) {
    event.preventDefault();
    const selector = opener.dataset.volpeOpen || ASSISTANT;
    try {
      document.querySelector(selector)?.setAttribute("open", "");
    } catch {
      warn(`data-volpe-open="${selector}" is no selector.`);
    }
  }
}
