/**
 * Marks a figure as a *stima* in plain text, where there is no badge. A difference is a *stima* if
 * one of its two figures is.
 *
 * @example
 * markEstimate("829,18 € l’anno", true) // "829,18 € l’anno (stima)"
 */
export function markEstimate(words: string, isEstimate: boolean): string {
  return isEstimate ? `${words} (stima)` : words;
}
