/** The shown number of a ticket, as `V-2041`. */
export function toTicketNumber(number: number): string {
  return `V-${number}`;
}

/** Parses `V-2041`, `v2041` or `2041`; null for other texts. */
export function parseTicketNumber(text: string): number | null {
  const [, digits] = /^\s*(?:v-?)?(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
