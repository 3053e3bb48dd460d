import type { ItemRequest, ProductTipology } from "@volpe/contract";

/** What is said of the item itself: the names of `ItemRequest`'s answers. */
export type ItemField = Exclude<
  keyof ItemRequest,
  "type" | "item" | "communication" | "name" | "email" | "phone" | "consents" | "website"
>;

export type ItemFieldSpec = {
  name: ItemField;
  label: string;
  hint?: string;
  unit?: string;
  /** A choice instead of a text; the first stands at first. */
  options?: readonly { value: string; label: string }[];
  /** Asked only where no item was chosen. */
  open?: true;
};

const toOptions = (...labels: string[]) => [
  { value: "", label: "Non lo so ancora" },
  ...labels.map((label) => ({ value: label, label })),
];

const FOR_WHOM: ItemFieldSpec = {
  name: "destination",
  label: "Per chi",
  options: [
    { value: "privati", label: "Per me, da privato" },
    { value: "aziende", label: "Per un’azienda o una partita IVA" },
  ],
};

/** The assistant's questions of each typology, in their order. */
export const ITEM_FIELDS: Record<ProductTipology, readonly ItemFieldSpec[]> = {
  noleggio: [
    FOR_WHOM,
    {
      name: "segment",
      label: "Che auto",
      open: true,
      options: toOptions(
        ...["Citycar", "Utilitaria", "Compatta", "Berlina"],
        ...["Station wagon", "SUV", "Monovolume", "Furgone"],
      ),
    },
    {
      name: "duration",
      label: "Durata",
      options: toOptions("24 mesi", "36 mesi", "48 mesi", "60 mesi"),
    },
    { name: "mileage", label: "Chilometri l’anno", hint: "Per esempio 15.000.", unit: "km" },
    { name: "downPayment", label: "Anticipo", hint: "Scrivi 0 se non lo vuoi.", unit: "€" },
    {
      name: "neededBy",
      label: "Quando ti serve",
      options: toOptions("Entro un mese", "Fra uno e tre mesi", "Più avanti"),
    },
  ],
  pos: [
    { name: "takings", label: "Incasso con carta in un mese", hint: "Anche a occhio.", unit: "€" },
    { name: "receipt", label: "Scontrino medio", unit: "€" },
    {
      name: "terminal",
      label: "Che terminale",
      open: true,
      options: toOptions(
        ...["Fisso", "Cordless", "Portatile con SIM", "Lettore col telefono", "Solo telefono"],
      ),
    },
  ],
  internet: [
    { ...FOR_WHOM, open: true },
    { name: "province", label: "Provincia" },
    { name: "operator", label: "Operatore di oggi (facoltativo)" },
    {
      name: "presentLine",
      label: "Linea di oggi",
      options: toOptions(
        ...["Fibra fino in casa", "Fibra mista rame", "Senza cavo", "ADSL", "Nessuna linea"],
      ),
    },
    {
      name: "speed",
      label: "Velocità",
      open: true,
      options: toOptions("100 mega", "300 mega", "1000 mega"),
    },
  ],
};

export function isProductTipology(text: unknown): text is ProductTipology {
  return text === "noleggio" || text === "pos" || text === "internet";
}
