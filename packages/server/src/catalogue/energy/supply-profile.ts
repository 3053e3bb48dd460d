import {
  type EnergyTipology,
  findHouseholdChoice,
  formatQuantity,
  guessFigure,
  guessHomeSpend,
  type HouseholdChoice,
  type OfferQuery,
  parseBandParts,
  REFERENCE_SUPPLY,
  type SupplyProfile,
  toEnergyUnit,
} from "@volpe/contract";
import { findPlaceChoice } from "../../places/place-choice.ts";

/** The Portal's defaults for a household; for businesses those of a small shop. */
const DEFAULTS = {
  privati: {
    luce: REFERENCE_SUPPLY.annualKwh,
    gas: REFERENCE_SUPPLY.annualSmc,
    capacityKw: REFERENCE_SUPPLY.capacityKw,
  },
  aziende: { luce: 10_000, gas: 5000, capacityKw: 6 },
} as const;

/** A query with its defaults filled in. */
export function toSupplyProfile(tipology: EnergyTipology, query: OfferQuery): SupplyProfile {
  const destination = query.destinazione ?? "privati";
  const defaults = DEFAULTS[destination];
  const household = findHousehold(tipology, query);
  const consumption = query.consumo ?? household?.annualConsumption;
  const supply = {
    annualConsumption: consumption ?? defaults[tipology],
    capacityKw: tipology === "gas" ? null : (query.potenza ?? defaults.capacityKw),
    resident: query.residente !== "no",
  };
  return {
    tipology,
    destination,
    ...supply,
    province: query.provincia ?? null,
    ...toPlaceFields(query),
    ...(tipology === "gas" ? {} : toBands(query)),
    defaultConsumption: consumption === undefined,
    ...toEstimate(tipology, household, query),
    ...(destination === "privati" && toMeant(tipology, supply, query)),
  };
}

/** Guesses the intended figures of a home. Those of a business may have any size. */
function toMeant(
  tipology: EnergyTipology,
  supply: Pick<SupplyProfile, "annualConsumption" | "capacityKw" | "resident">,
  { spesa, periodo, spesaCerta }: OfferQuery,
): Pick<SupplyProfile, "meant"> {
  const { annualConsumption: consumption, capacityKw, resident } = supply;
  const timesAYear = periodo === "mese" ? 12 : 1;
  const guesses = [
    ["consumo", guessFigure(tipology, consumption, !resident)],
    ["potenza", capacityKw === null ? null : guessFigure("power", capacityKw)],
    [
      "spesa",
      spesa === undefined || spesaCerta !== undefined
        ? null
        : guessHomeSpend(tipology, { spendEur: spesa, consumption, timesAYear }),
    ],
  ].filter(([, guess]) => guess !== null);
  return guesses.length === 0 ? {} : { meant: Object.fromEntries(guesses) };
}

/**
 * The household that the consumption is typical of; null if the consumption is not typical. A
 * figure that was estimated before the residence was changed stays that of its household.
 */
function findHousehold(
  tipology: EnergyTipology,
  { destinazione, consumo, persone, residente, uso }: OfferQuery,
): HouseholdChoice | null {
  const answers = Object.entries({ destinazione, persone, residente, uso });
  const household = findHouseholdChoice(tipology, new Map(answers));
  if (consumo === undefined) return household;
  const other = new Map([...answers, ["residente", residente === "no" ? "si" : "no"]]);
  return (
    [household, findHouseholdChoice(tipology, other)].find(
      (choice) => choice?.annualConsumption === consumo,
    ) ?? null
  );
}

function toEstimate(
  tipology: EnergyTipology,
  household: HouseholdChoice | null,
  { stima }: OfferQuery,
): Pick<SupplyProfile, "supplyEstimate"> {
  if (household !== null) {
    const quantity = formatQuantity(household.annualConsumption, toEnergyUnit(tipology));
    return {
      supplyEstimate: `Consumo di ${quantity} l’anno stimato da me per ${household.basis}: quello vero è in bolletta`,
    };
  }
  return stima === undefined
    ? {}
    : { supplyEstimate: "Dati della fornitura in parte stimati, non letti in bolletta" };
}

/** A comune counts only within its own province. */
function toPlaceFields({ provincia, comune }: OfferQuery): Partial<SupplyProfile> {
  const place = provincia === undefined ? null : findPlaceChoice(provincia, comune);
  return place === null
    ? {}
    : { placeName: place.label, ...(place.comune === undefined ? {} : { comune: place.comune }) };
}

function toBands({ fasce = "" }: OfferQuery): Pick<SupplyProfile, "bands"> {
  const bands = parseBandParts(fasce);
  return bands === null ? {} : { bands };
}
