import { FORM_FIGURES, formatTyped, type LoneDot, parseDecimal } from "@volpe/contract";

/** The field of the one-page forms that each parameter of a list's or an item's address answers. */
const FIELDS = {
  destinazione: "destination",
  consumo: "consumption",
  potenza: "capacityKw",
  residente: "resident",
  provincia: "province",
  spesa: "presentSpendEur",
  durata: "duration",
  km: "mileage",
  anticipo: "downPayment",
  incasso: "takings",
  scontrino: "receipt",
  circuiti: "circuits",
  velocita: "speed",
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** How a lone dot of the address is read, if not as thousands; undefined if the text has no figure. */
const FIGURES: Partial<Record<Field, LoneDot>> = {
  consumption: FORM_FIGURES.consumption.loneDot,
  capacityKw: FORM_FIGURES.capacityKw.loneDot,
  presentSpendEur: FORM_FIGURES.presentSpendEur.loneDot,
  mileage: "thousands",
  downPayment: "thousands",
  takings: "thousands",
  receipt: FORM_FIGURES.receipt.loneDot,
};

/** The answers of the one-page forms that the configuration of a list or an item already gives. */
export function toOpeningValues(query: string | undefined): Partial<Record<Field, string>> {
  const search = new URLSearchParams(query);
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([key, field]) => {
      const text = search.get(key);
      if (!text) return [];
      const loneDot = FIGURES[field];
      const figure = loneDot === undefined ? null : parseDecimal(text, loneDot);
      // The form asks for a year.
      const isMonthly = key === "spesa" && search.get("periodo") === "mese";
      const whole = figure !== null && isMonthly ? Math.round(figure * 1200) / 100 : figure;
      return [[field, whole === null ? text : formatTyped(whole, { loneDot })]];
    }),
  );
}
