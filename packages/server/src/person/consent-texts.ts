import { CONSENT_TEXTS, CONSENT_VERSIONS } from "@volpe/contract";

type BoxCategory = keyof typeof CONSENT_TEXTS;

/**
 * `thirdParties` is asked for one offer of a quote; the other categories are boxes of a form.
 */
export type ConsentCategory = BoxCategory | "thirdParties";

const CATEGORIES = ["privacy", "marketing"] as const;

/** The boxes of a form as they were shown, and whether each was ticked. */
export function toShownConsents<Category extends BoxCategory>(
  choices: Readonly<Partial<Record<Category, boolean>>>,
) {
  return CATEGORIES.filter((each): each is Category & BoxCategory => each in choices).map(
    (category) => ({
      category,
      granted: choices[category] === true,
      text: CONSENT_TEXTS[category],
      policyVersion: CONSENT_VERSIONS[category],
    }),
  );
}
