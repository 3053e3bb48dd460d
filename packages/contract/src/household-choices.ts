import type { EnergyTipology } from "./offers.ts";
import { REFERENCE_SUPPLY, toTypicalKwh, toTypicalSmc } from "./typical-consumption.ts";

/** An answer about the household that replaces a consumption. */
export type HouseholdChoice = {
  /** The value in the address. */
  value: string;
  label: string;
  /** kWh or Smc a year. */
  annualConsumption: number;
  /** The household in words that follow "stimato per". */
  basis: string;
};

/** The choices for the home that the people live in. */
export const PEOPLE_CHOICES = toPeopleChoices(true);
const SECOND_HOME_CHOICES = toPeopleChoices(false);

function toPeopleChoices(resident: boolean): readonly HouseholdChoice[] {
  return [
    ["Una persona", "una persona"],
    ["Due persone", "due persone"],
    ["Tre persone", "tre persone"],
    ["Quattro persone", "quattro persone"],
    ["Cinque o più", "cinque o più persone"],
  ].map(([label = "", people], index) => ({
    value: String(index + 1),
    label,
    annualConsumption: toTypicalKwh(index + 1, { resident }),
    basis: `${people} in ${resident ? "casa" : "una seconda casa"}`,
  }));
}

/** The gas choices are for a household of three. */
const GAS_PEOPLE = 3;

export const GAS_USE_CHOICES: readonly HouseholdChoice[] = [
  {
    value: "riscaldamento",
    label: "Riscaldamento, acqua calda e cucina",
    annualConsumption: REFERENCE_SUPPLY.annualSmc,
    basis: "riscaldamento, acqua calda e cucina",
  },
  {
    value: "acqua-calda",
    label: "Acqua calda e cucina",
    annualConsumption: toTypicalSmc(GAS_PEOPLE, { hotWater: true, cooking: true }),
    basis: "acqua calda e cucina",
  },
  {
    value: "cucina",
    label: "Solo cucina",
    annualConsumption: toTypicalSmc(GAS_PEOPLE, { hotWater: false, cooking: true }),
    basis: "la sola cucina",
  },
];

/**
 * The households that an electricity or gas supply may have. `resident` counts for electricity only.
 *
 * @example
 * listHouseholdChoices("luce", { resident: false })[2]?.annualConsumption // 1080
 */
export function listHouseholdChoices(
  tipology: EnergyTipology,
  { resident }: { resident: boolean },
): readonly HouseholdChoice[] {
  if (tipology === "gas") return GAS_USE_CHOICES;
  return resident ? PEOPLE_CHOICES : SECOND_HOME_CHOICES;
}

/**
 * The household that the address describes (`persone`, `uso`, and `residente` unless `destinazione` is
 * a business); null if it describes none that we know.
 *
 * @example
 * findHouseholdChoice("luce", new Map([["persone", "3"]]))?.annualConsumption // 2700
 */
export function findHouseholdChoice(
  tipology: EnergyTipology,
  search: { get(name: string): string | null | undefined },
): HouseholdChoice | null {
  const resident = search.get("destinazione") === "aziende" || search.get("residente") !== "no";
  const choices = listHouseholdChoices(tipology, { resident });
  const value = search.get(tipology === "luce" ? "persone" : "uso");
  return choices.find((choice) => choice.value === value) ?? null;
}
