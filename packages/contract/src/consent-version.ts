/**
 * Changes with every change of `consent-texts.ts`, whose history keeps the older ones. It stands
 * apart from them, for every page asks whether a choice is in force and few show the texts.
 */
export const CONSENT_POLICY_VERSION = "2026-11-21";
