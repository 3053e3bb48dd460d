// This is a separate file because every page loads it and must not load the schemas.
/** The parameters of a list's or an item's address that `ChatOpening.query` may contain. */
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
