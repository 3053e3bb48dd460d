const SHOWN_MS = 10_000;

/** Says something over a page that React has not taken over, outside of what it may take over. */
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
