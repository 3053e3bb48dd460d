import { formatDate } from "./italian-figures.ts";

/**
 * The version of each notice that is not a consent text. A test holds a hash of each notice. The
 * version of the privacy notice is `CONSENT_VERSIONS.privacy`.
 */
export const NOTICE_VERSIONS = {
  cookiePolicy: "2026-12-01",
  terms: "2026-11-26",
} as const;

/**
 * The day of a version in words, with its number if it is not the first of that day.
 *
 * @example
 * formatVersion("2026-11-26.2") // "26 novembre 2026 (2)"
 */
export function formatVersion(version: string): string {
  const [day = "", number] = version.split(".");
  return number === undefined ? formatDate(day) : `${formatDate(day)} (${number})`;
}
