const REFERENCE = /^bolletta:([\w-]{22}):([\w-]{22})$/;

/**
 * The value of an answer that sends an uploaded bill.
 *
 * @example
 * const value = toBillReference({ bill, key }); // "bolletta:…:…"
 */
export function toBillReference({ bill, key }: { bill: string; key: string }): string {
  return `bolletta:${bill}:${key}`;
}

/**
 * Null if an answer's value names no bill.
 *
 * @example
 * parseBillReference("carta") // null
 */
export function parseBillReference(value: unknown): { bill: string; key: string } | null {
  const [, bill, key] = REFERENCE.exec(typeof value === "string" ? value : "") ?? [];
  return bill === undefined || key === undefined ? null : { bill, key };
}
