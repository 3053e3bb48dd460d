import {
  CONTRACT_FIGURES,
  type EnergyTipology,
  EXPIRY_SENTENCE,
  FIGURE_SENTENCES,
  FORM_FIGURES,
  findHouseholdChoice,
  formatDecimal,
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

/** The empty form, with its preset choices. */
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
  const tipology = toTipology(values);
  const isElectric = tipology === "luce";
  const isBusiness = values.destinazione === "aziende";
  const search = new URLSearchParams({ tipologia: tipology });
  const fail: Fail = (field, message) => errors.push({ code: "invalid-field", field, message });
  const setFigure = (field: EstimateField, bounds: Bounds, toParameter = formatDecimal) => {
    const figure = readWithin(values[field], bounds);
    if (figure === null) fail(field, bounds.sentence);
    else search.set(field, toParameter(figure));
  };
  if (isBusiness) search.set("destinazione", "aziende");
  if (values.modo === "casa") setHousehold(values, { search, fail });
  else if (values.modo === "mesi") setMonths(values, { search, fail });
  else setAnnual(values, { search, fail });
  if (isElectric) {
    setFigure("potenza", POWER);
    if (!isBusiness) search.set("residente", toWord(values.residente, "si", "no"));
  }
  if (place !== null) {
    search.set("provincia", place.province);
    if (place.comune) search.set("comune", place.comune);
  }
  if (values.oggi === "prezzo") {
    search.set("contratto", toWord(values.contratto, "fisso", "variabile"));
    setFigure("energia", {
      ...unitPriceEur,
      unit: `€/${toEnergyUnit(tipology)}`,
      sentence: unitPriceEur.sentences[tipology],
    });
    if (values.quota.trim() === "") search.set("quota", "0");
    else {
      setFigure("quota", CONTRACT_FIGURES.fixedFeeEur, (fee) =>
        formatDecimal(toYear(fee, values.quotaPeriodo)),
      );
    }
    if (isElectric && values.dispacciamento !== "") search.set("dispacciamento", "compreso");
  } else if (values.oggi === "spesa") {
    setFigure("spesa", SPEND);
    if (values.periodo === "mese") search.set("periodo", "mese");
  }
  const expiry = values.scadenza.trim();
  if (expiry !== "") {
    if (isCalendarDay(expiry)) search.set("scadenza", expiry);
    else fail("scadenza", EXPIRY_SENTENCE);
  }
  return errors.length > 0 ? { errors } : { search };
}

type Fail = (field: EstimateField, message: string) => void;

type Bounds = { min: number; max: number; loneDot: LoneDot; unit?: string; sentence: string };

const { unitPriceEur } = CONTRACT_FIGURES;
const POWER: Bounds = { ...FORM_FIGURES.capacityKw, sentence: FIGURE_SENTENCES.capacityKw };
/** The smallest figure that can be written into an address. */
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

type Target = { search: URLSearchParams; fail: Fail };

/** Estimates the consumption by the household. */
function setHousehold(values: EstimateValues, { search, fail }: Target): void {
  const { persone, uso, destinazione } = values;
  const residente = destinazione === "aziende" ? "" : values.residente;
  const tipology = toTipology(values);
  const choice = findHouseholdChoice(
    tipology,
    new Map(Object.entries({ persone, uso, residente })),
  );
  if (choice !== null) {
    search.set("consumo", String(choice.annualConsumption));
    search.set(tipology === "luce" ? "persone" : "uso", choice.value);
  } else if (tipology === "gas") fail("uso", "Scegli a che cosa ti serve il gas.");
  else fail("persone", "Scegli in quanti siete in casa.");
}

function setAnnual(values: EstimateValues, { search, fail }: Target): void {
  const tipology = toTipology(values);
  const figure = readWithin(values.consumo, { ...CONSUMPTION, unit: toEnergyUnit(tipology) });
  if (figure === null) fail("consumo", CONSUMPTION.sentence);
  else search.set("consumo", formatDecimal(figure));
  if (values.consumo !== "" && values.consumo === values.stimato) search.set("stima", "si");
  // The shares that an earlier result had read from the months.
  if (values.fasce !== "" && tipology === "luce") search.set("fasce", values.fasce);
}

/** The year's consumption, or that of the known months for the server to complete. */
function setMonths(values: EstimateValues, { search, fail }: Target): void {
  const tipology = toTipology(values);
  const reading = toAnnual(values.mesi, { tipology, completes: values.completa !== "" });
  switch (reading.status) {
    case "empty":
      fail("mesi", "Incolla qui i consumi dei dodici mesi, uno per riga, come «gennaio 210».");
      break;
    case "unclear":
      fail("mesi", reading.message);
      break;
    case "gaps":
      fail("mesi", toGapsMessage(reading));
      break;
    case "whole": {
      const { known, completed, bands } = reading;
      if (completed.length === 0) search.set("consumo", String(known));
      else {
        search.set("consumoNoto", String(known));
        search.set("completati", completed.map(({ month }) => month).join("-"));
        if (tipology === "gas" && values.uso !== "") search.set("uso", values.uso);
      }
      if (bands !== null && tipology === "luce") search.set("fasce", bands.join("-"));
    }
  }
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

function toYear(figure: number, period: string): number {
  return period === "mese" ? Math.round(figure * 1200) / 100 : figure;
}

function toWord(value: string, usual: string, other: string): string {
  return value === other ? other : usual;
}
