/**
 * The version of each text in `consent-texts.ts`. A test holds a hash of each text, so that no text
 * changes without its version. Git keeps the older texts. The version of `privacy` is also that of
 * the privacy notice. This is a separate file because every page checks whether a cookie choice is
 * in force, but few pages show the texts.
 * A version is the day of its text, with a number from the second text of a day on: `2026-11-26.2`.
 */
export const CONSENT_VERSIONS = {
  privacy: "2026-11-29",
  marketing: "2026-11-21",
  thirdParties: "2026-11-23",
  cookies: "2026-11-23",
} as const;
