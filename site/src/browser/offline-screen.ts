import { openIfReachable, whenReachable } from "../page/is-reachable.ts";
import { toLostTitle } from "../page/lost-title.ts";

/**
 * Fills an element with the screen of a site that does not answer, and calls `open` as soon as the
 * host answers. Works without React, because no script can be loaded offline. Returns a function
 * that stops the attempts.
 */
export function showOfflineScreen(place: Element, open: () => void): () => void {
  const add = (tag: string, text: string, className = "") => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const button = add("button", "Riprova adesso", "v-button");
  button.addEventListener("click", () => openIfReachable(open));
  const title = toLostTitle();
  const section = add("section", "", "offline v-container-text");
  section.setAttribute("role", "alert");
  section.append(add("h1", title), add("p", "La pagina si apre da sola appena può."), button);
  place.replaceChildren(section);
  document.title = `${title} | Volpe`;
  // The previous page may be scrolled down.
  scrollTo(0, 0);
  return whenReachable(open);
}
