import type { FormField } from "./form-fields.ts";

/**
 * The fields that only a contract asks for. They are separate from `FORM_FIELDS`, so that no other
 * page loads them. Blanks are allowed where people group figures; the server removes them.
 */
export const CONTRACT_FIELDS = {
  firstName: { type: "text", required: true, minLength: 2, maxLength: 60 },
  lastName: { type: "text", required: true, minLength: 2, maxLength: 60 },
  fiscalCode: { type: "text", required: true, minLength: 11, maxLength: 24 },
  companyName: { type: "text", required: true, minLength: 2, maxLength: 120 },
  vatNumber: { type: "text", required: true, minLength: 11, maxLength: 20 },
  /** Recipient code for electronic invoices (codice destinatario, SdI). */
  recipientCode: { type: "text", maxLength: 7 },
  pod: { type: "text", required: true, minLength: 14, maxLength: 24 },
  pdr: { type: "text", required: true, minLength: 14, maxLength: 24, inputMode: "numeric" },
  /** Migration code, printed on the bill of the present line. */
  migrationCode: { type: "text", maxLength: 30 },
  iban: { type: "text", required: true, minLength: 15, maxLength: 50 },
  holder: { type: "text", required: true, minLength: 2, maxLength: 120 },
  signingCode: {
    type: "text",
    required: true,
    minLength: 6,
    maxLength: 12,
    pattern: " *(\\d *){6}",
    inputMode: "numeric",
  },
} as const satisfies Readonly<Record<string, FormField>>;

/** The Italian message for a value outside its field's bounds, shown by the pages and the API. */
export const CONTRACT_SENTENCES = {
  firstName: "Scrivi il nome come sta sul documento: almeno due lettere.",
  lastName: "Scrivi il cognome come sta sul documento: almeno due lettere.",
  birthDate: "Scrivi la data di nascita, per esempio 31/12/1980.",
  noSuchDay: "Questo giorno non c’è nel calendario: controlla giorno e mese.",
  fiscalCode:
    "Controlla il codice fiscale: sono 16 tra lettere e cifre, e li trovi sulla tessera sanitaria.",
  mistypedFiscalCode:
    "Nel codice fiscale c’è una lettera o una cifra che non torna: ricopialo dalla tessera sanitaria.",
  businessFiscalCode:
    "Controlla il codice fiscale: 11 cifre per una società, 16 tra lettere e cifre per un professionista.",
  mistypedBusinessFiscalCode:
    "Nel codice fiscale c’è una lettera o una cifra che non torna: ricopialo da una fattura.",
  bornOtherwise: "Codice fiscale e data di nascita non vanno insieme: controlla tutti e due.",
  namedOtherwise:
    "Questo codice fiscale è di un altro nome: scrivi nome e cognome per intero, come sono sulla tessera sanitaria.",
  underAge: "Per fare un contratto bisogna avere 18 anni.",
  migrationCode:
    "Il codice di migrazione ha solo lettere e cifre: lo trovi in bolletta. Senza, lascia vuoto.",
  companyName: "Scrivi la ragione sociale: almeno due lettere.",
  vatNumber: "Controlla la partita IVA: sono 11 cifre.",
  mistypedVatNumber: "Nella partita IVA c’è una cifra che non torna: ricopiala da una fattura.",
  recipientCode: "Il codice destinatario ha 7 tra lettere e cifre: correggilo, o lascialo vuoto.",
  pod: "Controlla il POD: comincia con IT e ha 14 tra lettere e cifre. Lo trovi in bolletta, nei dati della fornitura.",
  pdr: "Controlla il PDR: sono 14 cifre. Lo trovi nella bolletta del gas, nei dati della fornitura.",
  iban: "Controlla l’IBAN: quello italiano comincia con IT e ha 27 tra lettere e cifre.",
  mistypedIban: "Nell’IBAN c’è una lettera o una cifra che non torna: ricopialo dal conto.",
  holder: "Scrivi di chi è il conto: nome e cognome, o ragione sociale.",
  houseNumber: "Scrivi anche il numero civico, o «snc» se non c’è.",
  reason: "Scegli quale di questi casi è il tuo.",
  method: "Scegli come vuoi pagare.",
  phone: "Scrivi un numero italiano a cui il fornitore può trovarti, per esempio 333 123 4567.",
  signingCode: "Scrivi le sei cifre della mail.",
} as const;
