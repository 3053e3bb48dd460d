import { BRAND_NAME } from "./brand.ts";

/**
 * Says when a site that sends visitors here is paid. It is shown next to the first offer, in the
 * cookie choice and on the demonstration's page.
 */
export const COMMISSION_NOTICE = `Se firmi un contratto, ${BRAND_NAME} può pagare una commissione al sito da cui arrivi. Il prezzo per te non cambia.`;

/** The shorter notice for a card within another site's page, whose height is fixed. */
export const COMMISSION_LINE =
  "Se firmi, questo sito può ricevere una commissione. Il prezzo per te non cambia.";

/**
 * The text next to each consent box. It is stored with each consent, so that it can be shown later.
 */
export const CONSENT_TEXTS = {
  privacy: "Ho letto l’informativa sul trattamento dei miei dati.",
  marketing: `Vorrei ricevere da ${BRAND_NAME} consigli e novità sulle offerte, via e-mail.`,
} as const;

/**
 * The sentences with which the owner of a quote allows the supplier of one of its offers to make
 * contact, by channel. `SUPPLIER` and `OFFER` are replaced. They are stored with the consent.
 */
export const SUPPLIER_CONSENT_TEXTS = {
  email:
    "Acconsento a passare nome ed e-mail al fornitore SUPPLIER, perché mi scriva una e-mail per OFFER, e solo per questo.",
  telefono:
    "Acconsento a passare nome e telefono al fornitore SUPPLIER e chiedo che mi telefoni per OFFER, e solo per questo.",
  whatsapp:
    "Acconsento a passare nome e telefono al fornitore SUPPLIER e chiedo che mi scriva su WhatsApp per OFFER, e solo per questo.",
} as const;

/**
 * The sentences that a person reads before asking for a call or a WhatsApp message, and their
 * version. They are stored with the request. `SCOPE` is replaced by what the call may be about.
 */
export const RECALL_CONSENT = {
  version: "2026-11-22",
  form: "Con telefono o WhatsApp ci chiedi di ricontattarti per questa richiesta, e solo per questo.",
  contacts:
    "Solo se vuoi essere richiamato: vale come richiesta di ricontatto per questo messaggio, e per nient’altro.",
  telefono: "Registro la tua richiesta di ricontatto: una telefonata, solo SCOPE.",
  whatsapp: "Registro la tua richiesta di ricontatto: un messaggio WhatsApp, solo SCOPE.",
} as const;

/** The text next to each cookie choice, by the names of `CookieChoice`. */
export const COOKIE_CONSENT_TEXTS = {
  tracking: `Ricorda per 30 giorni il sito da cui arrivi, con un numero a caso che distingue l’arrivo e non dice nulla di te. ${COMMISSION_NOTICE}`,
} as const;
