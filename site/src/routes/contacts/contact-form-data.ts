import { CONTACT_TOPICS, type ContactRequest, type WireError } from "@volpe/contract";
import { findErrorField, readFormValues } from "../forms/form-values.ts";

export const CONTACT_FIELDS = [
  "topic",
  "message",
  "name",
  "email",
  "communication",
  "phone",
  "privacy",
  "marketing",
  "thirdParties",
  "website",
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactValues = Record<ContactField, string>;

export const EMPTY_CONTACT_VALUES: ContactValues = {
  topic: "",
  message: "",
  name: "",
  email: "",
  communication: "email",
  phone: "",
  privacy: "",
  marketing: "",
  thirdParties: "",
  website: "",
};

export function toContactValues(form: Pick<FormData, "get">): ContactValues {
  return readFormValues(CONTACT_FIELDS, form);
}

export function isTopic(text: string): text is ContactRequest["topic"] {
  return Object.hasOwn(CONTACT_TOPICS, text);
}

/** The request of a form that can be sent, or every field to mend with how to mend it. */
export function parseContactForm(
  values: ContactValues,
): { status: "valid"; request: ContactRequest } | { status: "invalid"; errors: WireError[] } {
  const errors: WireError[] = [];
  const refuse = (field: ContactField, message: string) =>
    errors.push({ code: "invalid-field", field, message });
  const { topic } = values;
  // A browser counts a line break as one character and sends two.
  const message = values.message.replaceAll("\r\n", "\n").trim();
  const name = values.name.trim();
  const email = values.email.trim();
  const phone = values.phone.trim();
  const communication = values.communication === "telefono" ? "telefono" : "email";
  if (!isTopic(topic)) {
    refuse("topic", "Scegli di che cosa si tratta: se non lo trovi, «Altro».");
  }
  if (message.length < 10) {
    refuse("message", "Scrivi il messaggio: bastano dieci lettere.");
  } else if (message.length > 4000) {
    refuse("message", `Il messaggio può avere 4.000 lettere: il tuo ne ha ${message.length}.`);
  }
  if (name.length < 2) {
    refuse("name", "Scrivi il tuo nome: almeno due lettere.");
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    refuse("email", "Controlla l’e-mail: dev’essere come nome@esempio.it.");
  }
  if (communication === "telefono" && phone === "") {
    refuse("phone", "Per richiamarti mi serve il numero, per esempio 333 123 4567.");
  }
  if (values.privacy === "") {
    refuse("privacy", "Per risponderti serve che tu abbia letto l’informativa.");
  }
  if (errors.length > 0 || !isTopic(topic)) {
    return { status: "invalid", errors };
  }
  return {
    status: "valid",
    request: {
      topic,
      message,
      name,
      email,
      communication,
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

export function findContactField(error: WireError): ContactField | null {
  return findErrorField(CONTACT_FIELDS, error);
}
