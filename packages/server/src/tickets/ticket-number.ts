/** As people name a ticket: `V-2041`. */
export function toTicketNumber(number: number): string {
  return `V-${number}`;
}

/** The number in `V-2041`, `v2041` or `2041`; null where there is none. */
export function parseTicketNumber(text: string): number | null {
  const [, digits] = /^\s*(?:v-?)?(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
