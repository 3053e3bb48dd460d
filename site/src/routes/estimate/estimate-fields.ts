import {
  ADDRESS_CONSUMPTION,
  CONTRACT_FIGURES,
  type EnergyTipology,
  EXPIRY_SENTENCE,
  explainConsumption,
  FIGURE_SENTENCES,
  FORM_FIGURES,
  findHouseholdChoice,
  formatDecimal,
  isCalendarDay,
  nameMonth,
  parseFigure,
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
  const stated = Object.fromEntries(
    ESTIMATE_FIELDS.flatMap((field) => {
      const value = search.get(field);
      return value === null || value === "" ? [] : [[field, value]];
    }),
  );
  const hasHousehold = search.has("persone") || search.has("uso");
  return {
    ...NO_VALUES,
    ...stated,
    ...(hasHousehold && { modo: "casa" }),
    ...(search.has("stima") && { stimato: stated.consumo ?? "" }),
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
  const figures = toEstimateFigures(values);
  const setFigure = (field: FigureField, toSent = (figure: number) => figure) => {
    const text = toParameter(values[field], figures[field], toSent);
    if (text === null) fail(field, figures[field].sentence);
    else search.set(field, text);
  };
  if (isBusiness) search.set("destinazione", "aziende");
  if (values.modo === "casa") setHousehold(values, { search, fail });
  else if (values.modo === "mesi") setMonths(values, { search, fail });
  else {
    setFigure("consumo");
    setEarlier(values, search);
  }
  if (isElectric) {
    setFigure("potenza");
    if (!isBusiness) search.set("residente", toWord(values.residente, "si", "no"));
  }
  if (place !== null) {
    search.set("provincia", place.province);
    if (place.comune) search.set("comune", place.comune);
  }
  if (values.oggi === "prezzo") {
    search.set("contratto", toWord(values.contratto, "fisso", "variabile"));
    setFigure("energia");
    if (values.quota.trim() === "") search.set("quota", "0");
    else setFigure("quota", (fee) => toYear(fee, values.quotaPeriodo));
    if (isElectric && values.dispacciamento !== "") search.set("dispacciamento", "compreso");
  } else if (values.oggi === "spesa") {
    setFigure("spesa");
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

type FigureField = "consumo" | "potenza" | "energia" | "quota" | "spesa";

type EstimateFigure = Parameters<typeof parseFigure>[1] & { sentence: string };

const { unitPriceEur, fixedFeeEur } = CONTRACT_FIGURES;

/** The bounds that `EstimateQuery` has, the spelling, and the message for any other text. */
export function toEstimateFigures(values: EstimateValues): Record<FigureField, EstimateFigure> {
  const tipology = toTipology(values);
  const unit = toEnergyUnit(tipology);
  return {
    consumo: {
      ...ADDRESS_CONSUMPTION,
      unit,
      sentence: explainConsumption(values.consumo, tipology),
    },
    potenza: { ...FORM_FIGURES.capacityKw, sentence: FIGURE_SENTENCES.capacityKw },
    energia: {
      ...unitPriceEur,
      unit: `€/${unit}`,
      sentence: unitPriceEur.sentences[tipology],
    },
    quota: fixedFeeEur,
    spesa: { ...FORM_FIGURES.presentSpendEur, sentence: FIGURE_SENTENCES.presentSpendEur },
  };
}

/** A typed figure as the address has it; null if the API would refuse it in the address. */
function toParameter(
  typed: string,
  field: EstimateFigure,
  toSent = (figure: number) => figure,
): string | null {
  const figure = parseTyped(typed.trim().replace(/^\+/, ""), field);
  const text = figure === null ? "" : formatDecimal(toSent(figure));
  return parseFigure(text, field) === null ? null : text;
}

type Target = { search: URLSearchParams; fail: Fail };

/** Estimates the consumption from the household. */
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

/** Keeps what an earlier result knew of the typed consumption. */
function setEarlier(values: EstimateValues, search: URLSearchParams): void {
  if (values.consumo !== "" && values.consumo === values.stimato) search.set("stima", "si");
  // An earlier result had read these shares from the months.
  if (values.fasce !== "" && toTipology(values) === "luce") search.set("fasce", values.fasce);
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

function toYear(figure: number, period: string): number {
  return period === "mese" ? Math.round(figure * 1200) / 100 : figure;
}

function toWord(value: string, usual: string, other: string): string {
  return value === other ? other : usual;
}
