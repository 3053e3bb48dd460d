/**
 * The height that cards have while they are loaded, px: rows of cards of energy, and the notes. A
 * wide list and filters have another height, but to compute it would take too many bytes here. The
 * numbers are sums of `ELEMENT_SIZES`, which this script does not import.
 */
export function toCardsHeight(element: HTMLElement): number {
  const width = element.offsetWidth;
  const read = (name: string) => element.getAttribute(name) ?? "";
  const columns = read("layout") === "carousel" ? 12 : Math.floor((width + 16) / 306) || 1;
  // Chosen offers are at most three too, unless `limit` is set.
  const count = Math.min(+read("limit") || 3, (read("slugs") || ",,,,,,,,,,,").split(",").length);
  return Math.ceil(count / columns) * 332 + (width < 600 ? 208 : 132);
}
