import {
  type Destination,
  formatQuantity,
  type ProductList,
  type ProductSheet,
  type ProductTipology,
  uncapitalize,
} from "@volpe/contract";
import { fitTitle } from "../../../page/fit-title.ts";

/** The differences between rentals, terminals and lines on the two pages that they share. */
type ProductTypology = {
  /** The API's folder, as "/vehicles": it lists, counts and compares. */
  calls: string;
  /** Noun of the entries, for example `["offerta", "offerte"]`. */
  noun: readonly [one: string, many: string];
  /** Category of the entries, for search engines. */
  category: string;
  /** Parameters that choose the figure on the list and on a sheet. */
  useKeys: readonly string[];
  /** True if privati and aziende have different lists. */
  hasAudiences: boolean;
  /** True if the list has a field for the place. */
  hasPlace: boolean;
  list: {
    /** Title of the document; `audience` is empty or " per aziende". */
    toTitle: (audience: string) => string;
    toComparedTitle: (audience: string) => string;
    heading: string;
    description: string;
    lead: string;
    /** The use that the figures are for, in one line, and the name of its form. */
    toUse: (list: Omit<ProductList, "items">) => string;
    useLabel: string;
  };
  sheet: {
    toTitle: (sheet: ProductSheet) => string;
    toDescription: (sheet: ProductSheet) => string;
    /** The search of the list that a sheet belongs to; `use` is the search of `useKeys`. */
    toListSearch: (use: string, destination: Destination) => string;
    toSiblingsTitle: (brand: string) => string;
  };
};

/** What the visitor pays today. */
const PRESENT = "oggi";

/** The chip of a chosen place has the key of the chosen parameter. */
const PLACE = ["provincia", "comune"];

/** The place that a list of lines is for, in words; undefined = all of Italy. */
export function findPlaceLabel({ applied }: Pick<ProductList, "applied">): string | undefined {
  return applied.find(({ key }) => PLACE.includes(key))?.label;
}

/** The name with the first ending that fits; the last ending is the shortest. */
function toSheetTitle(name: string, endings: readonly string[]): string {
  return fitTitle(
    endings.map((ending) => name + ending),
    { name, ending: endings.at(-1) ?? "" },
  );
}

const INTERNET: ProductTypology = {
  calls: "/internet",
  noun: ["offerta", "offerte"],
  category: "Linea internet",
  useKeys: [...PLACE, PRESENT],
  hasAudiences: true,
  hasPlace: true,
  list: {
    toTitle: (audience) => `Offerte internet${audience}, quanto costano in 24 mesi`,
    toComparedTitle: (audience) => `Offerte internet${audience} a confronto`,
    heading: "Internet: quanto costa in 24 mesi",
    description:
      "Fibra, misto rame e senza fili in fila per quanto costano in 24 mesi: prezzo in promozione, prezzo dopo, attivazione e modem compresi nel conto.",
    lead: "La promozione finisce, il contratto no: ogni offerta è sommata per due anni, modem compreso.",
    toUse: (list) => {
      const place = findPlaceLabel(list);
      return place === undefined ? "Tutta Italia" : `${place} · copertura da verificare`;
    },
    useLabel: "Dove",
  },
  sheet: {
    toTitle: ({ name, brand, destination }) =>
      toSheetTitle(`${name} di ${brand.name}`, [
        `: internet per ${destination === "aziende" ? "aziende" : "casa"}`,
        ": internet",
      ]),
    toDescription: ({ name, brand }) =>
      `${name} di ${brand.name}: costo in 24 mesi, prezzo dopo la promozione, velocità, modem e vincoli.`,
    toListSearch: (use, destination) =>
      destination === "aziende" ? `${use === "" ? "?" : `${use}&`}destinazione=aziende` : use,
    toSiblingsTitle: (brand) => `Altre offerte di ${brand}`,
  },
};

/** A shop's monthly card takings, mean receipt and circuits: the monthly cost is computed with them. */
const TAKINGS = ["incasso", "scontrino", "circuiti", PRESENT];

const POS: ProductTypology = {
  calls: "/terminals",
  noun: ["terminale", "terminali"],
  category: "Terminale di pagamento",
  useKeys: TAKINGS,
  hasAudiences: false,
  hasPlace: false,
  list: {
    toTitle: () => "POS: quanto costano al mese",
    toComparedTitle: () => "POS a confronto",
    heading: "Quanto ti costa un POS",
    description:
      "I terminali per accettare carte in fila per quanto costano in un mese con il tuo incasso: canone, commissioni per circuito, minimi e vincoli.",
    lead: "Il canone basso spesso si paga in commissioni: conta quanto incassi.",
    toUse: ({ ranges, shares }) =>
      [
        ...ranges
          .filter(({ key }) => key !== PRESENT && TAKINGS.includes(key))
          .map(
            ({ value }, index) =>
              `${index === 0 ? "Incasso" : "scontrino"} ${formatQuantity(value ?? 0, "€")}`,
          ),
        ...shares.map(toMixWords),
      ].join(" · "),
    useLabel: "Il conto del tuo negozio",
  },
  sheet: {
    toTitle: ({ name, brand }) =>
      toSheetTitle(`${name} di ${brand.name}`, [": costi e commissioni", ": POS"]),
    toDescription: ({ name, brand }) =>
      `${name} di ${brand.name}: costo al mese con il tuo incasso, commissioni per circuito, canone, vincoli e accredito.`,
    toListSearch: (use) => use,
    toSiblingsTitle: (brand) => `Altre offerte di ${brand}`,
  },
};

/** For example "un negozio qualsiasi". */
function toMixWords({ presets }: ProductList["shares"][number]): string {
  return uncapitalize(presets.find(({ selected }) => selected)?.label ?? "Le tue carte");
}

/** The terms of a rental. Every fee of a list is for the same values of them. */
const TERMS = ["destinazione", "durata", "km", "anticipo"];

const RENTAL: ProductTypology = {
  calls: "/vehicles",
  noun: ["auto", "auto"],
  category: "Noleggio a lungo termine",
  useKeys: TERMS,
  hasAudiences: true,
  hasPlace: false,
  list: {
    toTitle: (audience) => `Noleggio a lungo termine${audience}, dal meno caro`,
    toComparedTitle: (audience) => `Auto a noleggio${audience} a confronto`,
    heading: "Noleggio, dal canone più basso",
    description:
      "Auto e furgoni a noleggio a lungo termine in fila per canone, con durata, chilometri e anticipo scelti da te: che cosa è compreso, quanto costa in tutto.",
    lead: "Ogni canone è per gli stessi mesi, chilometri e anticipo: li cambi qui sopra.",
    toUse: ({ facets }) =>
      facets
        .filter(({ key }) => TERMS.includes(key))
        .flatMap(({ values }) =>
          values.filter(({ selected, value }) => selected && value !== "privati"),
        )
        .map(({ label }) => label)
        .join(" · "),
    useLabel: "Il tuo noleggio",
  },
  sheet: {
    toTitle: ({ name }) => toSheetTitle(name, [" a noleggio", ""]),
    toDescription: ({ name }) =>
      `${name} a noleggio a lungo termine: canone per durata, km e anticipo, servizi, franchigie e consegna.`,
    toListSearch: (use) => use,
    toSiblingsTitle: () => "Altre versioni",
  },
};

export const PRODUCT_TYPOLOGIES: Record<ProductTipology, ProductTypology> = {
  noleggio: RENTAL,
  pos: POS,
  internet: INTERNET,
};
