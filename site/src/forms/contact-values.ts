import { DEFAULT_PHONE_PREFIX, type FormOf, type RateRequest } from "@volpe/contract";
import { readFormValues } from "./form-values.ts";

export const CONTACT_FIELDS = [
  "name",
  "email",
  "phone",
  "communication",
  "privacy",
  "marketing",
  "website",
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

export const EMPTY_CONTACT_VALUES: ContactValues = {
  ...readFormValues(CONTACT_FIELDS, new FormData()),
  phone: DEFAULT_PHONE_PREFIX,
  communication: "email",
};

type Contacts = Pick<
  RateRequest,
  "name" | "email" | "phone" | "communication" | "consents" | "website"
>;

/** The contacts of a request. A phone prefix alone is sent as "". */
export function toContacts(values: ContactValues): FormOf<Contacts> {
  const phone = values.phone.trim();
  return {
    communication: values.communication,
    name: values.name.trim(),
    email: values.email.trim(),
    phone: phone === DEFAULT_PHONE_PREFIX ? "" : phone,
    consents: {
      privacy: values.privacy !== "",
      marketing: values.marketing !== "",
    },
    website: values.website,
  };
}
