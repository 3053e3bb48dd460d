import type { CONSENT_TEXTS } from "@volpe/contract";

/** The words are the contract's: the form shows what the assistant shows, and the lead stores. */
export { CONSENT_POLICY_VERSION, CONSENT_TEXTS } from "@volpe/contract";

export type ConsentCategory = keyof typeof CONSENT_TEXTS;
