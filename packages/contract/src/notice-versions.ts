/**
 * The version of each notice that is no text of a consent: a test holds a hash of its words beside
 * it. The privacy notice has that of `CONSENT_VERSIONS.privacy`.
 */
export const NOTICE_VERSIONS = {
  cookiePolicy: "2026-11-22",
  terms: "2026-11-22",
} as const;
