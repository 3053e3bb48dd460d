/** Separate constants, so that a widget's bundle contains only these names. */
export const BRAND_NAME = "Volpe";
export const COMPANY_NAME = "Volpe Confronti S.r.l. (società dimostrativa)";

/**
 * Volpe's name, persona and company data. The company is invented: its identifiers have the right
 * shape but belong to nobody.
 */
export const BRAND = {
  name: BRAND_NAME,
  /** The `owner` of the assistant's messages in the chat. */
  persona: "volpe",
  tagline: "La volpe che trova l’affare migliore",
  company: {
    name: COMPANY_NAME,
    seat: "Via dell’Esempio 1, 20100 Milano (MI)",
    vatNumber: "00000000000",
    rea: "MI-0000000",
    shareCapital: "10.000,00 € i.v.",
    pec: "volpe@pec.example",
    email: "ciao@volpe.example",
  },
} as const;

/** Attribution that the open-data licence requires wherever the offers are shown. */
export const OPEN_DATA_ATTRIBUTION =
  "Dati elaborati a partire dagli Open Data pubblicati su “Portale Offerte” (www.ilportaleofferte.it), gestito da Acquirente Unico S.p.A. su disposizioni di ARERA.";
