/** What a frame may spend on cards, ms: a phone needs several frames for three of them. */
const FRAME_MS = 8;

/**
 * Hides the parts of all cards. The function returned shows them again, as many in each frame as it
 * has time for, because to lay out all cards at once is a long task on a phone.
 */
export function hideParts(content: HTMLElement): () => Promise<void> {
  const parts = content.querySelectorAll<HTMLElement>(".v-card-body > *, .v-product > *");
  for (const { style } of parts) {
    style.display = "none";
  }
  return async () => {
    let endsMs = 0;
    for (const { style, parentElement } of [content, ...parts]) {
      // A page in the background has no frames.
      if (!document.hidden && performance.now() > endsMs) {
        endsMs = (await new Promise<number>(requestAnimationFrame)) + FRAME_MS;
      }
      style.display = "";
      // Makes the browser lay it out now, so that the time counts.
      parentElement?.getBoundingClientRect();
    }
  };
}
