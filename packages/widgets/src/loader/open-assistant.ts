const ASSISTANT = "volpe-quote-assistant";

/**
 * A click on any element with `data-volpe-open` opens an assistant: the one that its value selects,
 * else the first of the page. Called again it changes nothing.
 */
export function listenForOpeners(): void {
  document.addEventListener("click", openAssistant);
}

function openAssistant(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLElement>("[data-volpe-open]");
  if (opener !== null) {
    event.preventDefault();
    document.querySelector(opener.dataset.volpeOpen || ASSISTANT)?.setAttribute("open", "");
  }
}
