import { formatEurCents } from "./italian-figures.ts";

// This is a separate file because lists must not load it.
/**
 * Formats whole cents as `formatEurCents` formats euros.
 *
 * @example
 * formatCents(127400) // "1.274,00\u00a0€"
 */
export function formatCents(cents: number): string {
  return formatEurCents(cents / 100);
}
