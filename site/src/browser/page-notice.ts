const SHOWN_MS = 10_000;

/** Shows a message over a page that is not hydrated yet, outside the element that React hydrates. */
export function showNotice(text: string): void {
  const notice = document.createElement("div");
  notice.className = "favourite-notice";
  notice.setAttribute("role", "alert");
  const words = document.createElement("p");
  words.textContent = text;
  notice.append(words);
  document.body.append(notice);
  setTimeout(() => notice.remove(), SHOWN_MS);
}
