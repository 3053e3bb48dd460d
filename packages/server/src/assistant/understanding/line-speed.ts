import { findNumber } from "./italian-number.ts";

/** A line's download in Mbit/s: «300 mega», «1 giga», «2,5 Gbit/s»; null = unsaid. */
export function readMbps(text: string): number | null {
  const found = findNumber(text);
  if (found === null) {
    return null;
  }
  const isGiga = /^(?:giga|gb|gbit|gbps|g\b)/.test(found.rest);
  return found.value * (isGiga ? 1000 : 1);
}
