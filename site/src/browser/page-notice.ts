const SHOWN_MS = 10_000;

let last: HTMLElement | null = null;

/**
 * Shows a message over a page that is not hydrated yet, outside the element that React hydrates.
 * The message replaces an earlier one, so that two failed presses do not show the same text twice.
 */
export function showNotice(text: string): void {
  const notice = document.createElement("div");
  notice.className = "favourite-notice";
  notice.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = text;
  notice.append(words);
  last?.remove();
  last = notice;
  document.body.append(notice);
  setTimeout(() => notice.remove(), SHOWN_MS);
}
