/** The text of the first element that a selector finds, with plain blanks. */
export function readText(selector: string): string {
  return (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ");
}
