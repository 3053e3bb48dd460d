export const DAY_MS = 86_400_000;

/** Days from the first to the last, both included; ISO dates. */
export function countDays({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}
