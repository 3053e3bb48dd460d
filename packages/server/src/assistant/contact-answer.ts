import type { RateRequest } from "@volpe/contract";
import type { Answer, QuestionKey } from "./question.ts";

/** What every form asks at its end. */
type Contacts = Pick<RateRequest, "communication" | "name" | "email" | "phone" | "consents">;

/** A form's answer to a question about contacts; undefined for any other question. */
export function toContactAnswer(key: QuestionKey, contacts: Contacts): Answer | undefined {
  switch (key) {
    case "communication":
    case "name":
    case "email":
    case "phone":
      return { text: contacts[key], value: contacts[key] };
    case "call-time":
      return { text: "qualsiasi ora", value: "qualsiasi ora" };
    case "consents":
      return { text: "", value: toTicked(contacts.consents) };
    default:
      return undefined;
  }
}

function toTicked({ marketing, thirdParties }: Contacts["consents"]): string[] {
  return [
    "privacy",
    ...(marketing ? ["marketing"] : []),
    ...(thirdParties ? ["thirdParties"] : []),
  ];
}
