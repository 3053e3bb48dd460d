import {
  ASSISTANT_PATH,
  findHouseholdChoice,
  formatDecimal,
  isEnergyTipology,
  parseDecimal,
} from "@volpe/contract";
import { toAssistantHref } from "../../../page/opening-query.ts";

const CARRIED = [
  ...["destinazione", "potenza", "residente", "provincia", "luogo"],
  ...["spesa", "periodo"],
];

/** The button that sends the calculator's form to the assistant instead of the list. */
export const ASSISTANT_BUTTON = "volpe";

/**
 * A field that is sent only if the saved place was filled in. An empty place was then cleared by
 * the person.
 */
export const FILLED_PLACE = "zona";

/** The address that the form requests if nobody filled it in. */
const UNTOUCHED = "/offerte/luce?destinazione=privati";

/**
 * The list or the assistant that the calculator's form requests; null if the query is not the
 * calculator's. The form requests `/offerte` with the typology among its fields, so that it needs
 * no JavaScript. A typed consumption overrides one that was estimated from the household. The
 * household stays in the address, so that the list can explain its figures.
 */
export function findCalculatorTarget(search: URLSearchParams): string | null {
  const tipology = search.get("tipologia");
  if (!isEnergyTipology(tipology)) return null;
  const target = new URLSearchParams();
  const typed = search.get("consumo")?.trim();
  const household = findHouseholdChoice(tipology, search);
  if (typed) {
    const figure = parseDecimal(typed);
    target.set("consumo", figure === null ? typed : formatDecimal(figure));
  } else if (household) {
    target.set("consumo", String(household.annualConsumption));
    target.set(tipology === "luce" ? "persone" : "uso", household.value);
  }
  for (const key of CARRIED) {
    const value = search.get(key);
    if (value) target.set(key, value);
  }
  if (!target.has("spesa")) target.delete("periodo");
  const isPlaceCleared = search.has(FILLED_PLACE) && !search.get("luogo")?.trim();
  if (isPlaceCleared && !search.has(ASSISTANT_BUTTON)) target.set("luogo", "");
  const list = `/offerte/${tipology}${target.size === 0 ? "" : `?${target}`}`;
  if (!search.has(ASSISTANT_BUTTON)) return list;
  return list === UNTOUCHED
    ? ASSISTANT_PATH
    : toAssistantHref({ type: tipology, query: `${target}` });
}
