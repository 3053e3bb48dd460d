/**
 * The version of each text of `consent-texts.ts`: a test holds a hash of the text beside it, so that
 * neither changes without the other. Git has the older texts. That of `privacy` is also the version of
 * the privacy notice. It is a separate file because every page checks whether a cookie choice is in
 * force, but few show the texts.
 */
export const CONSENT_VERSIONS = {
  privacy: "2026-11-23",
  marketing: "2026-11-21",
  thirdParties: "2026-11-22",
  cookies: "2026-11-22",
} as const;
