import type { EnergyTipology } from "@volpe/contract";
import { parseDecimal } from "@volpe/contract";
import { findTypicalConsumption } from "./typical-consumption.ts";

const CARRIED = ["destinazione", "potenza", "residente", "provincia", "luogo"] as const;

/**
 * Where the calculator's form leads: it asks `/offerte` with the typology among its fields, so that
 * it needs no script. Null where the query is not the calculator's. A consumption that was typed
 * wins over one guessed from the household; the guess stays in the address, so that the list can
 * say what its figures rest on.
 */
export function findCalculatorTarget(search: URLSearchParams): string | null {
  const tipology = search.get("tipologia");
  if (!isEnergyTipology(tipology)) return null;
  const target = new URLSearchParams();
  const typed = search.get("consumo")?.trim();
  const typical = findTypicalConsumption(tipology, search);
  if (typed) target.set("consumo", toAddressFigure(parseDecimal(typed)) ?? typed);
  else if (typical) {
    target.set("consumo", String(typical.annualConsumption));
    target.set(tipology === "luce" ? "persone" : "uso", typical.value);
  }
  for (const key of CARRIED) {
    const value = search.get(key);
    if (value) target.set(key, value);
  }
  const text = target.toString();
  return `/offerte/${tipology}${text ? `?${text}` : ""}`;
}

/** With a comma: a dot before three digits would be read as thousands. */
function toAddressFigure(figure: number | null): string | undefined {
  return figure === null ? undefined : String(figure).replace(".", ",");
}

export function isEnergyTipology(text: string | null | undefined): text is EnergyTipology {
  return text === "luce" || text === "gas";
}
