/**
 * The version of each notice that is not a consent text. A test holds a hash of each notice. The
 * version of the privacy notice is `CONSENT_VERSIONS.privacy`.
 */
export const NOTICE_VERSIONS = {
  cookiePolicy: "2026-11-27",
  terms: "2026-11-27",
} as const;
