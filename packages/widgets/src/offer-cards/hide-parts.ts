/** How long cards may be laid out without a pause. A phone needs several turns for three cards. */
const TURN_MS = 6;

/**
 * Hides all cards and their parts, and the filters unless one of them has focus. The function
 * returned shows them again, in turns of limited time, because to lay out all cards at once is a
 * long task on a phone. Meanwhile the rows of the list keep their height.
 */
export function hideParts(content: HTMLElement, hasFocus: boolean): () => Promise<void> {
  const find = (selector: string) => [...content.querySelectorAll<HTMLElement>(selector)];
  // Whether a card has room for its list is known once the rest of the card is shown.
  const parts = [...find(".v-cards > li > *, .v-card-body > *, .v-product > *"), ...find("dl")];
  // A filter that has focus keeps it in the new bar.
  if (!hasFocus) {
    parts.unshift(...find(".v-filters > * > *"));
  }
  for (const { style } of parts) {
    style.display = "none";
  }
  return async () => {
    let endsMs = 0;
    for (const { style, parentElement } of [content, ...parts]) {
      if (performance.now() > endsMs) {
        await new Promise((go) => setTimeout(go));
        endsMs = performance.now() + TURN_MS;
      }
      style.display = "";
      // Makes the browser lay out the part now, so that its time counts.
      parentElement?.getBoundingClientRect();
    }
  };
}
