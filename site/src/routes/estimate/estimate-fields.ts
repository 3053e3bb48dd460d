import {
  CONTRACT_FIGURES,
  type EnergyTipology,
  EXPIRY_SENTENCE,
  FIGURE_SENTENCES,
  FORM_FIGURES,
  findHouseholdChoice,
  formatTyped,
  isCalendarDay,
  type LoneDot,
  nameMonth,
  parseTyped,
  toEnergyUnit,
  type WireError,
} from "@volpe/contract";
import { readFormValues } from "../../forms/form-values.ts";
import { type AnnualReading, canComplete, toAnnual } from "./consumption/to-annual.ts";

/** The fields of the form, named as the parameters of the result's address where there is one. */
export const ESTIMATE_FIELDS = [
  "tipologia",
  "destinazione",
  /** How the consumption is given: `annuo`, `mesi` or `casa`. */
  "modo",
  "consumo",
  /** The typed consumption that an earlier result had estimated: it stays a *stima* unless it changes. */
  "stimato",
  "fasce",
  "mesi",
  "completa",
  "persone",
  "uso",
  "potenza",
  "residente",
  "luogo",
  /** The place about which the form asked, and the chosen meaning. */
  "luogoChiesto",
  "luogoScelto",
  /** The known part of the present contract: `prezzo`, `spesa` or `niente`. */
  "oggi",
  "contratto",
  "energia",
  "dispacciamento",
  "quota",
  "quotaPeriodo",
  "spesa",
  "periodo",
  "scadenza",
] as const;
export type EstimateField = (typeof ESTIMATE_FIELDS)[number];
export type EstimateValues = Record<EstimateField, string>;

/** The form of which nothing was filled in. */
export const NO_VALUES: EstimateValues = {
  ...readFormValues(ESTIMATE_FIELDS, new FormData()),
  tipologia: "luce",
  destinazione: "privati",
  modo: "annuo",
  potenza: "3",
  residente: "si",
  oggi: "prezzo",
  contratto: "fisso",
  quotaPeriodo: "anno",
  periodo: "anno",
};

/** The form for the parameters of an address: of a result, of a list, or none. */
export function toInitialValues(search: URLSearchParams): EstimateValues {
  const given = Object.fromEntries(
    ESTIMATE_FIELDS.flatMap((field) => {
      const value = search.get(field);
      return value === null || value === "" ? [] : [[field, value]];
    }),
  );
  const hasHousehold = search.has("persone") || search.has("uso");
  return {
    ...NO_VALUES,
    ...given,
    ...(hasHousehold && { modo: "casa" }),
    ...(search.has("stima") && { stimato: given.consumo ?? "" }),
    ...(search.has("spesa") && !search.has("energia") && { oggi: "spesa" }),
    luogo: search.get("luogo") ?? search.get("provincia") ?? "",
  };
}

/** The place to look up: the chosen meaning, unless another place was typed since. */
export function toWantedPlace({ luogo, luogoChiesto, luogoScelto }: EstimateValues): string {
  return (luogo === luogoChiesto && luogoScelto) || luogo.trim();
}

export const toTipology = ({ tipologia }: Pick<EstimateValues, "tipologia">): EnergyTipology =>
  tipologia === "gas" ? "gas" : "luce";

type Place = { province: string; comune?: string | undefined };

/**
 * The search of the result's address for a filled-in form, or the error of each field. `place` is
 * the meaning of the typed place; null = all of Italy.
 */
export function toResultSearch(
  values: EstimateValues,
  place: Place | null,
): { errors: WireError[] } | { search: URLSearchParams } {
  const errors: WireError[] = [];
  const search = new URLSearchParams({ tipologia: toTipology(values) });
  const set = (key: string, value: string | null) => value !== null && search.set(key, value);
  const fail = (field: EstimateField, message: string) =>
    errors.push({ code: "invalid-field", field, message });
  const read = (field: EstimateField, bounds: Bounds): number | null => {
    const figure = readWithin(values[field], bounds);
    if (figure === null) fail(field, bounds.sentence);
    return figure;
  };
  const isElectric = toTipology(values) === "luce";
  if (values.destinazione === "aziende") search.set("destinazione", "aziende");
  for (const [key, value] of toConsumption(values, fail)) search.set(key, value);
  if (isElectric) {
    set("potenza", toAddress(read("potenza", POWER)));
    if (values.destinazione !== "aziende")
      search.set("residente", toWord(values.residente, "si", "no"));
  }
  if (place !== null) {
    search.set("provincia", place.province);
    if (place.comune) search.set("comune", place.comune);
  }
  if (values.oggi === "prezzo") {
    search.set("contratto", toWord(values.contratto, "fisso", "variabile"));
    set(
      "energia",
      toAddress(
        read("energia", {
          ...unitPriceEur,
          unit: isElectric ? "€/kWh" : "€/Smc",
          sentence: unitPriceEur.sentences[toTipology(values)],
        }),
      ),
    );
    const fee = values.quota.trim() === "" ? 0 : read("quota", CONTRACT_FIGURES.fixedFeeEur);
    set("quota", toAddress(fee === null ? null : toYear(fee, values.quotaPeriodo)));
    if (isElectric && values.dispacciamento !== "") search.set("dispacciamento", "compreso");
  } else if (values.oggi === "spesa") {
    set("spesa", toAddress(read("spesa", SPEND)));
    if (values.periodo === "mese") search.set("periodo", "mese");
  }
  const expiry = values.scadenza.trim();
  if (expiry !== "") {
    if (isCalendarDay(expiry)) search.set("scadenza", expiry);
    else fail("scadenza", EXPIRY_SENTENCE);
  }
  return errors.length > 0 ? { errors } : { search };
}

type Bounds = { min: number; max: number; loneDot: LoneDot; unit?: string; sentence: string };

const { unitPriceEur } = CONTRACT_FIGURES;
const POWER: Bounds = { ...FORM_FIGURES.capacityKw, sentence: FIGURE_SENTENCES.capacityKw };
/** The smallest figure that an address has digits for. */
const LEAST = 0.001;
const SPEND: Bounds = {
  ...FORM_FIGURES.presentSpendEur,
  sentence: FIGURE_SENTENCES.presentSpendEur,
};
const CONSUMPTION: Bounds = {
  ...FORM_FIGURES.consumption,
  min: LEAST,
  sentence: FIGURE_SENTENCES.consumption,
};

/** The consumption by the way that was chosen to give it. */
function toConsumption(
  values: EstimateValues,
  fail: (field: EstimateField, message: string) => void,
): [string, string][] {
  const tipology = toTipology(values);
  if (values.modo === "casa") {
    const choice = findHouseholdChoice(
      tipology,
      new URLSearchParams({ persone: values.persone, uso: values.uso }),
    );
    if (choice === null) {
      if (tipology === "gas") fail("uso", "Scegli a che cosa ti serve il gas.");
      else fail("persone", "Scegli in quanti siete in casa.");
      return [];
    }
    return [
      ["consumo", String(choice.annualConsumption)],
      [tipology === "luce" ? "persone" : "uso", choice.value],
    ];
  }
  if (values.modo === "mesi") return toMonthly(values, fail);
  const figure = readWithin(values.consumo, {
    ...CONSUMPTION,
    unit: toEnergyUnit(tipology),
  });
  if (figure === null) fail("consumo", CONSUMPTION.sentence);
  return [
    ...(figure === null ? [] : [["consumo", toAddress(figure) ?? ""] as [string, string]]),
    ...(values.consumo === "" || values.consumo !== values.stimato
      ? []
      : [["stima", "si"] as [string, string]]),
    // The shares that an earlier result had read from the months.
    ...(values.fasce === "" || tipology === "gas"
      ? []
      : [["fasce", values.fasce] as [string, string]]),
  ];
}

function toMonthly(
  values: EstimateValues,
  fail: (field: EstimateField, message: string) => void,
): [string, string][] {
  const tipology = toTipology(values);
  const reading = toAnnual(values.mesi, { tipology, completes: values.completa !== "" });
  switch (reading.status) {
    case "empty":
      fail("mesi", "Incolla qui i consumi dei dodici mesi, uno per riga, come «gennaio 210».");
      return [];
    case "unclear":
      fail("mesi", reading.message);
      return [];
    case "gaps":
      fail("mesi", toGapsMessage(reading));
      return [];
    case "whole":
      return [
        ...toKnown(reading, tipology === "gas" ? values.uso : ""),
        ...(reading.bands === null || tipology === "gas"
          ? []
          : [["fasce", reading.bands.join("-")] as [string, string]]),
      ];
  }
}

/** The year's consumption, or that of the known months for the server to complete. */
function toKnown(
  { known, completed }: Extract<AnnualReading, { status: "whole" }>,
  use: string,
): [string, string][] {
  if (completed.length === 0) return [["consumo", String(known)]];
  return [
    ["consumoNoto", String(known)],
    ["completati", completed.map(({ month }) => month).join("-")],
    ...(use === "" ? [] : [["uso", use] as [string, string]]),
  ];
}

/** For example `Mancano marzo e maggio: …`. */
export function toGapsMessage({ missing, known }: Gaps): string {
  const names = new Intl.ListFormat("it").format(missing.map(nameMonth));
  const start = `${missing.length === 1 ? "Manca" : "Mancano"} ${names}`;
  return canComplete(known)
    ? `${start}: aggiungi ${missing.length === 1 ? "il suo consumo" : "i loro consumi"}, oppure spunta «Completa tu i mesi che mancano».`
    : `${start}: con meno di sei mesi un anno non si può stimare.`;
}

type Gaps = Pick<Extract<AnnualReading, { status: "gaps" }>, "missing" | "known">;

function readWithin(text: string, { min, max, ...reading }: Bounds): number | null {
  const figure = parseTyped(text.trim().replace(/^\+/, ""), reading);
  return figure !== null && figure >= min && figure <= max ? figure : null;
}

/** As an address reads it: with a comma, without separators of thousands. */
function toAddress(figure: number | null): string | null {
  return figure === null ? null : formatTyped(figure).replaceAll(".", "").replace("−", "-");
}

function toYear(figure: number, period: string): number {
  return period === "mese" ? Math.round(figure * 1200) / 100 : figure;
}

function toWord(value: string, usual: string, other: string): string {
  return value === other ? other : usual;
}
