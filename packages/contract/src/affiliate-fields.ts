import { CONTRACT_FIELDS, CONTRACT_SENTENCES } from "./contract-fields.ts";
import type { FormField } from "./form-fields.ts";

/** The fields of the affiliates' forms, like `FORM_FIELDS`. */
export const AFFILIATE_FIELDS = {
  /** The address of the site or channel that sends visitors. Its host name may have accents. */
  site: {
    type: "text",
    required: true,
    minLength: 4,
    maxLength: 200,
    pattern:
      "\\s*(https?://)?[A-Za-z0-9À-ɏ\u0300-\u036f\\-]+(\\.[A-Za-z0-9À-ɏ\u0300-\u036f\\-]+)+(/\\S*)?\\s*",
  },
  /**
   * The holder of the bank account, with the length and the characters that SEPA allows for a name.
   * Letters may have accents, which the payment leaves out.
   */
  holder: {
    type: "text",
    required: true,
    minLength: 2,
    maxLength: 70,
    pattern: "[A-Za-zÀ-ɏ\u0300-\u036f0-9\\/?:\\(\\).,'’+ \\-]+",
  },
  iban: CONTRACT_FIELDS.iban,
  /** The address of a receiver of events. */
  hook: { type: "text", required: true, minLength: 8, maxLength: 500 },
  /** A sub-id of a link. */
  sub: { type: "text", maxLength: 60, pattern: "[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*" },
} as const satisfies Readonly<Record<string, FormField>>;

export const AFFILIATE_SENTENCES = {
  site: "Scrivi l’indirizzo del tuo sito o del tuo canale, come www.esempio.it.",
  holder:
    "Scrivi il nome dell’intestatario: un bonifico porta solo lettere, cifre, spazi e i segni / ? : ( ) . , ' + -",
  iban: CONTRACT_SENTENCES.iban,
  hook: "L’indirizzo deve cominciare con https:// e portare a un server pubblico.",
} as const;
