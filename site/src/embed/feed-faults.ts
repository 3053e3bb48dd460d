import {
  FORM_FIGURES,
  ITEM_CARDS_MAX,
  parseDecimal,
  STORED_TRACKING_PATTERN,
  TIPOLOGIES,
  TRACKING_PARAMETER,
  type WireError,
} from "@volpe/contract";
import { isFeedTypology } from "./embedded-page.ts";
import { withoutCommaGroups } from "./parse-cards-query.ts";

const CONSUMPTION = {
  isRight: isConsumption,
  message:
    "Scrivi il consumo di un anno come numero, per esempio 2700: più di 0, fino a 10.000.000.",
};

/** By parameter, what is wrong with a value that is not empty. */
const CHECKS: Record<string, { isRight: (value: string) => boolean; message: string }> = {
  typology: {
    isRight: isFeedTypology,
    message: `Non conosco questa tipologia: scegli fra ${TIPOLOGIES.filter(isFeedTypology).join(", ")}.`,
  },
  limit: {
    isRight: (value) => /^\d+$/.test(value) && +value >= 1 && +value <= ITEM_CARDS_MAX,
    message: `Il numero di carte va da 1 a ${ITEM_CARDS_MAX}.`,
  },
  consumo: CONSUMPTION,
  consumption: CONSUMPTION,
  [TRACKING_PARAMETER]: {
    isRight: (value) => new RegExp(STORED_TRACKING_PATTERN).test(value),
    message:
      "Questo valore di tracking non è valido: usa lettere, cifre, «-» e «_», al massimo 200.",
  },
};

/**
 * What is wrong with the query of a feed. An element keeps its defaults and warns in the console; a
 * server that asks for data has no console, so it is refused.
 */
export function findFeedFaults(search: URLSearchParams): WireError[] {
  return Object.entries(CHECKS).flatMap(([field, { isRight, message }]) => {
    const value = search.get(field) ?? "";
    return value === "" || isRight(value) ? [] : [{ code: "bad-request" as const, field, message }];
  });
}

/** As a list reads it: an Italian number, with or without its unit. */
function isConsumption(value: string): boolean {
  const { max, loneDot } = FORM_FIGURES.consumption;
  const figure = parseDecimal(withoutCommaGroups(value).replace(/\s*(kwh|smc)\s*$/i, ""), loneDot);
  return figure !== null && figure > 0 && figure <= max;
}
