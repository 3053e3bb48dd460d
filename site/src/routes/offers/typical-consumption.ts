import type { EnergyTipology } from "@volpe/contract";

/** A consumption for whoever has no bill at hand; a page that uses one says so. */
export type TypicalConsumption = {
  /** What stands in the query. */
  value: string;
  label: string;
  /** kWh or Smc a year. */
  annualConsumption: number;
  /** What it rests on, in words that follow "stimato per". */
  basis: string;
};

/** The same rules of thumb as the assistant's; three people reach the Portal's 2,700 kWh. */
export const PEOPLE_CHOICES: readonly TypicalConsumption[] = [
  { value: "1", label: "Una persona", annualConsumption: 1500, basis: "una persona in casa" },
  { value: "2", label: "Due persone", annualConsumption: 2200, basis: "due persone in casa" },
  { value: "3", label: "Tre persone", annualConsumption: 2700, basis: "tre persone in casa" },
  {
    value: "4",
    label: "Quattro persone",
    annualConsumption: 3200,
    basis: "quattro persone in casa",
  },
  {
    value: "5",
    label: "Cinque o più",
    annualConsumption: 3600,
    basis: "cinque o più persone in casa",
  },
];

/** For three people; with heating it is the Portal's reference household, 1,400 Smc. */
export const GAS_USE_CHOICES: readonly TypicalConsumption[] = [
  {
    value: "riscaldamento",
    label: "Riscaldamento, acqua calda e cucina",
    annualConsumption: 1400,
    basis: "riscaldamento, acqua calda e cucina",
  },
  {
    value: "acqua-calda",
    label: "Acqua calda e cucina",
    annualConsumption: 300,
    basis: "acqua calda e cucina",
  },
  { value: "cucina", label: "Solo cucina", annualConsumption: 90, basis: "la sola cucina" },
];

/** Null where the query says nothing of the household, or something we do not know. */
export function findTypicalConsumption(
  tipology: EnergyTipology,
  search: URLSearchParams,
): TypicalConsumption | null {
  const choices = tipology === "luce" ? PEOPLE_CHOICES : GAS_USE_CHOICES;
  const value = search.get(tipology === "luce" ? "persone" : "uso");
  return choices.find((choice) => choice.value === value) ?? null;
}
