/**
 * Id of the site's live region. It is empty in every document, because screen readers read a region
 * only when it changes.
 */
export const ANNOUNCEMENTS_ID = "annunci";

/**
 * Lets screen readers notice that the region was emptied, so that they read an equal sentence
 * again.
 */
const PAUSE_MS = 100;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Announces a sentence to screen readers. A later sentence replaces it. */
export function announce(sentence: string): void {
  const region = document.getElementById(ANNOUNCEMENTS_ID);
  if (region === null) return;
  region.textContent = "";
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    region.textContent = sentence;
  }, PAUSE_MS);
}
