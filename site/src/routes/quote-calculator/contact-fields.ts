import { DEFAULT_PHONE_PREFIX, type RateRequest, type WireError } from "@volpe/contract";

/** Whom to answer and how: the part that both forms of the page share. */
export const CONTACT_FIELDS = [
  "name",
  "email",
  "phone",
  "communication",
  "privacy",
  "marketing",
  "thirdParties",
  "website",
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

export const EMPTY_CONTACT_VALUES: ContactValues = {
  name: "",
  email: "",
  phone: DEFAULT_PHONE_PREFIX,
  communication: "email",
  privacy: "",
  marketing: "",
  thirdParties: "",
  website: "",
};

const CHANNELS = ["email", "telefono", "whatsapp"] as const;

type Contacts = Pick<
  RateRequest,
  "name" | "email" | "phone" | "communication" | "consents" | "website"
>;

/** The contacts of a form, and what is to be mended in them. `contacts` null = they cannot be sent. */
export function parseContacts(values: ContactValues): {
  contacts: Contacts | null;
  errors: WireError[];
} {
  const errors: WireError[] = [];
  const refuse = (field: ContactField, message: string) => {
    errors.push({ code: "invalid-field", field, message });
  };
  const name = values.name.trim();
  if (name.length < 2) refuse("name", "Scrivi il tuo nome: almeno due lettere.");
  const email = values.email.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    refuse("email", "Controlla l’e-mail: dev’essere come nome@esempio.it.");
  }
  const phone = values.phone.trim() === DEFAULT_PHONE_PREFIX ? "" : values.phone.trim();
  const communication = CHANNELS.find((channel) => channel === values.communication);
  if (!communication) refuse("communication", "Scegli come vuoi essere contattato.");
  else if (communication !== "email" && phone === "") {
    refuse("phone", "Per questo canale mi serve un numero di telefono.");
  }
  if (values.privacy === "") {
    refuse("privacy", "Per risponderti serve che tu abbia letto l’informativa.");
  }
  if (errors.length > 0 || !communication) return { contacts: null, errors };
  return {
    errors,
    contacts: {
      communication,
      name,
      email,
      phone,
      consents: {
        privacy: true,
        marketing: values.marketing !== "",
        thirdParties: values.thirdParties !== "",
      },
      website: values.website,
    },
  };
}
