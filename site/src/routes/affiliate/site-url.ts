/**
 * Reads the address of a page of this site: a path, with or without its first slash, or a whole
 * address, with or without `https://`. Null for another site.
 *
 * @example
 * toSiteUrl("offerte/gas", "https://volpe.example")?.href // "https://volpe.example/offerte/gas"
 */
export function toSiteUrl(text: string, origin: string): URL | null {
  const typed = text.trim();
  const { host } = new URL(origin);
  const [first = ""] = typed.split(/[/?#]/);
  const isHost = first === host || /[.:]/.test(first);
  const whole = isHost ? `https://${typed}` : `/${typed}`;
  const address = typed.startsWith("/") || /^https?:/.test(typed) ? typed : whole;
  // Chrome 120 and Safari 17 have no `URL.parse`.
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.host === host ? url : null;
}
