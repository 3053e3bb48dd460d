import { VEHICLE_SEGMENT_NAMES } from "./vehicle-segment-names.ts";

/** A value that a form or the assistant sends, and its label. */
export type ItemChoice = { readonly value: string; readonly label: string };

/**
 * The choices of an item request (`ItemRequest`), by field: a `<select>` sends the `value`. An empty
 * value means that the person does not know yet.
 */
export const ITEM_CHOICES = {
  destination: [
    { value: "privati", label: "Per me, da privato" },
    { value: "aziende", label: "Per un’azienda o una partita IVA" },
  ],
  segment: Object.entries(VEHICLE_SEGMENT_NAMES).map(([value, label]) => ({ value, label })),
  /** Months. */
  duration: [
    { value: "24", label: "24 mesi" },
    { value: "36", label: "36 mesi" },
    { value: "48", label: "48 mesi" },
    { value: "60", label: "60 mesi" },
  ],
  neededBy: [
    { value: "subito", label: "Entro un mese" },
    { value: "tre-mesi", label: "Fra uno e tre mesi" },
    { value: "oltre", label: "Più avanti" },
  ],
  terminal: [
    { value: "fisso", label: "Fisso" },
    { value: "cordless", label: "Cordless" },
    { value: "portatile", label: "Portatile con SIM" },
    { value: "mobile", label: "Lettore col telefono" },
    { value: "softpos", label: "Solo telefono" },
  ],
  presentLine: [
    { value: "ftth", label: "Fibra fino in casa" },
    { value: "fttc", label: "Fibra mista rame" },
    { value: "fwa", label: "Senza cavo" },
    { value: "adsl", label: "ADSL" },
    { value: "nessuna", label: "Nessuna linea" },
  ],
  /** Mbit/s. */
  speed: [
    { value: "100", label: "100 mega" },
    { value: "300", label: "300 mega" },
    { value: "1000", label: "1000 mega" },
  ],
} as const satisfies Readonly<Record<string, readonly ItemChoice[]>>;
