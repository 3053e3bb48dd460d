import { formatQuantity, toTypicalKwh, toTypicalSmc } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { describeClimateZone } from "../../spend/gas-place.ts";
import { toClimateZone } from "../../spend/regulated/climate-zones.ts";
import type { ClimateZone } from "../../spend/withdrawal-profile.ts";
import {
  type Interview,
  isGas,
  type Notes,
  toAnnualWords,
  withEstimate,
  withNotes,
  withRate,
} from "../interview.ts";
import { type Reading, take } from "../question.ts";
import type { Appliance, GasUse } from "../understanding/household.ts";

export const GAS_USE_LABELS: Record<GasUse, string> = {
  heating: "Riscaldamento",
  "hot-water": "Acqua calda",
  cooking: "Cucina",
};

export const APPLIANCE_LABELS: Record<Appliance, string> = {
  "heat-pump": "Pompa di calore per riscaldare",
  induction: "Piano a induzione",
  "air-conditioning": "Condizionatori",
  "water-heater": "Scaldabagno elettrico",
  "electric-car": "Auto elettrica caricata a casa",
};

/** The facts about a home in an answer, in the words that confirm them. */
export function toHomeWords({
  persons,
  appliances,
  gasUses,
}: Pick<Notes, "persons" | "appliances" | "gasUses">): string {
  return [
    ...(persons === null ? [] : [toPeople(persons)]),
    ...appliances.map((name) => APPLIANCE_LABELS[name].toLowerCase()),
    ...gasUses.map((use) => GAS_USE_LABELS[use].toLowerCase()),
  ].join(", ");
}

/** Estimates once all needed answers are known; until then it only stores the answers. */
export function continueEstimate(interview: Interview, said: string): Reading {
  const { persons, appliances, gasUses, areaM2 } = interview.notes;
  const told = isGas(interview)
    ? gasUses.length > 0 && (!heats(interview.notes) || areaM2 !== null)
    : appliances.length > 0;
  if (persons === null || !told) {
    return take(interview, said);
  }
  return isGas(interview) ? finishGas(interview, said) : finishElectricity(interview, said);
}

/** Used if the person does not know: the average Italian household has 2.2 people. */
export const ASSUMED_PERSONS = 2;
/** Our own round figure for a flat of three rooms and a kitchen. */
export const ASSUMED_AREA_M2 = 80;

/** The estimate for a typical home, for a person who has no bill after all. */
export function withoutBill(interview: Interview): Reading {
  const home = withNotes(interview, {
    method: "estimate",
    persons: ASSUMED_PERSONS,
    areaM2: ASSUMED_AREA_M2,
    appliances: [],
    assumed: heats(interview.notes) ? ["persons", "area"] : ["persons"],
  });
  const said = "Facciamo senza bolletta: conto una casa comune.";
  return isGas(home) ? finishGas(home, said) : finishElectricity(home, said);
}

export function finishElectricity(interview: Interview, said: string): Reading {
  const { notes, draft } = interview;
  const kwh = estimateElectricity({
    persons: notes.persons ?? 1,
    appliances: notes.appliances,
    resident: draft.subtype !== "non-residente",
  });
  const extras = notes.appliances.map((name) => APPLIANCE_LABELS[name].toLowerCase());
  return finish(interview, kwh, said, [describePersons(notes), ...extras]);
}

function finishGas(interview: Interview, said: string): Reading {
  const { notes, draft } = interview;
  const smc = estimateGas({
    persons: notes.persons ?? 1,
    uses: notes.gasUses,
    areaM2: notes.areaM2 ?? 0,
    zone: toClimateZone(draft.address.province),
  });
  const uses = notes.gasUses.map((use) => GAS_USE_LABELS[use].toLowerCase());
  const heated = heats(notes) ? [describeArea(notes), describeClimateZone(draft.address)] : [];
  return finish(interview, smc, said, [describePersons(notes), ...uses, ...heated]);
}

function finish(
  interview: Interview,
  amount: number,
  said: string,
  from: readonly string[],
): Reading {
  const figure = toAnnualWords(amount, interview);
  const reason = `Il consumo di ${figure} è una stima nostra da: ${from.join(", ")}.`;
  return take(
    withEstimate(withRate(interview, { cma: toDecimal(amount) }), "consumption", reason),
    `${said} Direi circa ${figure}: è una stima.`.trim(),
  );
}

function toPeople(count: number): string {
  return count === 1 ? "una persona" : `${count} persone`;
}

function describePersons({ persons, assumed }: Notes): string {
  const people = toPeople(persons ?? 1);
  return assumed.includes("persons") ? `${people}, numero supposto` : people;
}

function describeArea({ areaM2, assumed }: Notes): string {
  const area = `${formatQuantity(areaM2 ?? 0, "m²")} riscaldati`;
  return assumed.includes("area") ? `${area}, superficie supposta` : area;
}

function heats({ gasUses }: Notes): boolean {
  return gasUses.includes("heating");
}

// These are our own rules of thumb without measurements, so every result is labelled *stima*.
const APPLIANCE_KWH: Record<Appliance, (persons: number) => number> = {
  "heat-pump": () => 2500,
  induction: (persons) => 150 + 80 * persons,
  "air-conditioning": () => 350,
  "water-heater": (persons) => 350 + 350 * persons,
  "electric-car": () => 2000,
};

/** Hardly any home is larger; we chose the figures. */
const LARGE_HOME = { persons: 6, areaM2: 300 };

/** The gas of a large home for the uses that the person named, Smc a year. */
export function toLargestGas({ notes, draft }: Interview): number {
  const zone = toClimateZone(draft.address.province);
  return estimateGas({ ...LARGE_HOME, uses: notes.gasUses, zone });
}

const HEATING_SMC_PER_SQUARE_METRE: Readonly<Record<ClimateZone, number>> = {
  B: 3.5,
  C: 5,
  D: 7.5,
  E: 10.5,
  F: 13,
};

/** Estimates a household's electricity in kWh a year, rounded to tens. */
function estimateElectricity({
  persons,
  appliances,
  resident,
}: {
  persons: number;
  appliances: readonly Appliance[];
  resident: boolean;
}): number {
  const added = appliances.reduce((sum, name) => sum + APPLIANCE_KWH[name](persons), 0);
  return toTypicalKwh(persons, { resident, appliancesKwh: added });
}

/** Estimates a household's gas in Smc a year, rounded to tens. */
function estimateGas({
  persons,
  uses,
  areaM2,
  zone,
}: {
  persons: number;
  uses: readonly GasUse[];
  areaM2: number;
  zone: ClimateZone;
}): number {
  return toTypicalSmc(persons, {
    heatingSmc: uses.includes("heating") ? areaM2 * HEATING_SMC_PER_SQUARE_METRE[zone] : 0,
    hotWater: uses.includes("hot-water"),
    cooking: uses.includes("cooking"),
  });
}
