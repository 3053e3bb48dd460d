/**
 * The address of a page of this site, which is a path, also without its first slash, or a whole
 * address, also without `https://`; null for one of another site.
 *
 * @example
 * toOwnUrl("offerte/gas", "https://volpe.example")?.href // "https://volpe.example/offerte/gas"
 */
export function toOwnUrl(address: string, origin: string): URL | null {
  const typed = address.trim();
  const { host } = new URL(origin);
  const [first = ""] = typed.split(/[/?#]/);
  const isHost = first === host || /[.:]/.test(first);
  const whole = isHost ? `https://${typed}` : `/${typed}`;
  const url = URL.parse(typed.startsWith("/") || /^https?:/.test(typed) ? typed : whole, origin);
  return url?.host === host ? url : null;
}
