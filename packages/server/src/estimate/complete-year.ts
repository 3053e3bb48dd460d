import { type EnergyTipology, type EstimateQuery, MONTH_NAMES } from "@volpe/contract";
import { findComune } from "../places/comuni.ts";
import { describeClimateZone, toGasPlace } from "../spend/gas-place.ts";
import { FLAT_SHARES, type GasMix, toGasShares } from "../spend/withdrawal-profile.ts";

const MIX_BY_USE: Readonly<Record<NonNullable<EstimateQuery["uso"]>, GasMix>> = {
  riscaldamento: "household",
  "acqua-calda": "cooking-and-hot-water",
  cucina: "cooking-and-hot-water",
};

/**
 * The query with a whole year's consumption if it names months to complete, by the profile with
 * which the offers are priced. `estimate` says so in Italian, and is empty if nothing was
 * completed.
 */
export function completeYear(
  query: EstimateQuery,
  tipology: EnergyTipology,
): { query: EstimateQuery; estimate: string[] } {
  // A year that was completed is not that of a typical household.
  const { persone: _, uso, ...rest } = query;
  const { consumoNoto, completati, provincia = null, comune = "" } = rest;
  if (consumoNoto === undefined || completati === undefined) {
    return { query, estimate: [] };
  }
  const zone = toGasPlace(provincia).climateZone;
  const shares =
    tipology === "gas" ? toGasShares(zone, MIX_BY_USE[uso ?? "riscaldamento"]) : FLAT_SHARES;
  const months = completati.split("-").map(Number);
  const knownShare = shares.reduce(
    (sum, share, index) => (months.includes(index + 1) ? sum : sum + share),
    0,
  );
  const names = new Intl.ListFormat("it").format(
    months.map((month) => MONTH_NAMES[month - 1] ?? ""),
  );
  const verb = months.length === 1 ? "mancava" : "mancavano";
  const place = { province: provincia, city: findComune(comune)?.name ?? "" };
  const how =
    tipology === "gas"
      ? `i prelievi tipici della ${describeClimateZone(place)}`
      : "la media degli altri";
  return {
    query: { ...rest, consumo: Math.max(1, Math.round(consumoNoto / knownShare)) },
    estimate: [`Nei consumi che hai incollato ${verb} ${names}: li ho completati io, con ${how}.`],
  };
}
