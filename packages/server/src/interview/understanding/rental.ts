import { toSpokenText } from "../../text/spoken-text.ts";
import { type FigureReading, readFigure, toOne, toSeveral } from "./figure.ts";
import { saysWithoutVat } from "./money.ts";

const NOTHING =
  /^(?:no|zero|nada|niente|nulla|nessun[oa]?|senza)\b(?!.*\d)|\b(?:niente|nessun|senza|non voglio) (?:\w+ )?anticip|\bnon (?:(?:vorre|vogl|poss|intend)\w+ )?(?:dar|vers|mett|do)\w* (?:(?:un|nessun|l') ?)?anticip|^(?:di )?anticip\w* (?:zero|nullo|niente|nessun[oa]?)\b(?!.*\d)|\bneanche (?:un|1|mezzo) (?:soldo|scheo|euro|centesimo|cent|lira)\b|^(?:preferi\w+|direi|meglio|vorrei) (?:di )?(?:evitare|senza|niente|nulla|zero|no(?:n (?:dar|vers|metter|paga)\w*)?)\b/;

const PART_EXCHANGE =
  /\b(?:val[eg]\w*|permut\w+|rottam\w+|usat[oa]|(?:mi[oa]|nostr[oa]) (?:auto|macchina))\b/;

/** Parses a rental's duration in months: «36 mesi», «tre anni», «4 anni e mezzo». */
export function readRentalMonths(text: string): FigureReading {
  const reading = readFigure(text, {
    kinds: ["months"],
    keepsMonths: true,
    takesBounds: "greatest",
    isWished: true,
  });
  if (reading.status !== "one" || reading.figure.isNamed) {
    return reading;
  }
  // No rental is this short, so a «3» without a unit means years.
  const { value } = reading.figure;
  const months = value >= 1 && value <= 6 ? value * 12 : value;
  return { ...reading, figure: { ...reading.figure, value: months } };
}

/** Parses kilometres a year: «15mila km», «1.200 al mese», «15k», «45000 in 3 anni». */
export function readKmPerYear(text: string): FigureReading {
  const reading = readFigure(text, {
    kinds: ["km"],
    disturbing: ["percent", "months"],
    takesBounds: "greatest",
    isWished: true,
  });
  if (reading.status !== "one") {
    return reading;
  }
  const { figure } = reading;
  const times = typeof figure.times === "number" ? figure.times : 1;
  return { ...reading, figure: { ...figure, value: Math.round(figure.value * times) } };
}

/** Parses a down payment in €: «nessuno» (0), «tremila euro», «3k». */
export function readDownPayment(text: string): FigureReading {
  const reading = readFigure(text, {
    kinds: ["eur"],
    disturbing: ["percent", "months"],
    takesBounds: "greatest",
    isWished: true,
  });
  if (reading.status === "none" && NOTHING.test(toSpokenText(text))) {
    const figure = { value: 0, kind: "eur" as const, times: null, isNamed: true };
    return toOne(figure);
  }
  // «300 al mese» is a rent, and the value of a car, as 5.000 €, is not a down payment.
  return reading.status === "one" &&
    (reading.figure.times !== null ||
      saysWithoutVat(text) ||
      PART_EXCHANGE.test(toSpokenText(text)))
    ? toSeveral(reading.figure)
    : reading;
}
