// In a file of its own: every page loads it, and the schemas would come along.
/** The parameters of a list's or an item's address that an opening carries. */
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
] as const;
