// This is a separate file because every page loads it and must not load the schemas.

/** The page of the assistant. */
export const ASSISTANT_PATH = "/calcola-preventivo";

/**
 * The parameters of a list's or an item's address that say what somebody uses. `ChatOpening.query`
 * may contain them.
 */
export const OPENING_KEYS = [
  "destinazione",
  "consumo",
  "potenza",
  "residente",
  "spesa",
  "periodo",
  "provincia",
  "comune",
  "fasce",
  "durata",
  "km",
  "anticipo",
  "incasso",
  "scontrino",
  "circuiti",
  "velocita",
  "oggi",
] as const;

/** The parameters of a list that say which items somebody looks for. A list's opening has them too. */
export const LISTED_KIND_KEYS = ["segmento", "alimentazione", "cambio"] as const;
