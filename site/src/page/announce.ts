/** Id of the site's live region. It is empty in every document, because a region is heard when it changes. */
export const ANNOUNCEMENTS_ID = "annunci";

/** Lets screen readers notice that the region was emptied, so that an equal sentence is heard again. */
const PAUSE_MS = 100;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence to people who use a screen reader. A later sentence replaces it. */
export function announce(sentence: string): void {
  const region = document.getElementById(ANNOUNCEMENTS_ID);
  if (region === null) return;
  region.textContent = "";
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    region.textContent = sentence;
  }, PAUSE_MS);
}
