import { CONSENT_TEXTS, CONSENT_VERSIONS } from "@volpe/contract";

/** The texts are those of the contract: form and assistant show them, and the lead stores them. */
export { CONSENT_TEXTS } from "@volpe/contract";

export type ConsentCategory = keyof typeof CONSENT_TEXTS;

const CATEGORIES = ["privacy", "marketing", "thirdParties"] as const;

/** The boxes of a form as they were shown, and whether each was ticked. */
export function toShownConsents<Category extends ConsentCategory>(
  choices: Readonly<Partial<Record<Category, boolean>>>,
) {
  return CATEGORIES.filter((each): each is Category => each in choices).map((category) => ({
    category,
    granted: choices[category] === true,
    text: CONSENT_TEXTS[category],
    policyVersion: CONSENT_VERSIONS[category],
  }));
}
