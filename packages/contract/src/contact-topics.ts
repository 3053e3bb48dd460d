/** What a message may be about, in the order in which the form lists them. */
export const CONTACT_TOPICS = {
  offerta: "Un’offerta o un preventivo",
  errore: "Un dato o un calcolo che non torna",
  privacy: "I miei dati",
  accessibilita: "Una pagina che non riesco a usare",
  collaborazione: "Mettere Volpe sul mio sito",
  altro: "Altro",
} as const;

export type ContactTopic = keyof typeof CONTACT_TOPICS;
