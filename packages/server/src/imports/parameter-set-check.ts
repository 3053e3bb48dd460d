import type { EnergyOffer } from "../offers/energy-offer.ts";
import { ImportError } from "./import-error.ts";
import { findNeededParameters } from "./needed-parameters.ts";

const COMMODITIES = { electricity: "luce", gas: "gas" } as const;

/**
 * Throws ImportError where the file lacks a parameter that every household's spend needs, or holds
 * a damaged one that the rules read: with half a set no offer, or a wrong one, would be shown.
 */
export function checkParameterFile({
  file,
  commodity,
  values,
  damaged,
}: {
  file: string;
  commodity: EnergyOffer["commodity"];
  values: ReadonlyMap<string, number>;
  /** Reasons in Italian by name. */
  damaged: ReadonlyMap<string, string>;
}): void {
  const { household, all } = findNeededParameters(commodity);
  const spoilt = [...damaged]
    .filter(([name]) => all.has(name))
    .map(([name, reason]) => `«${name}»: ${reason}`);
  const missing = [...household].filter((name) => !values.has(name) && !damaged.has(name));
  if (spoilt.length + missing.length > 0) {
    const faults = [
      ...spoilt,
      ...(missing.length === 0
        ? []
        : [`${missing.length === 1 ? "manca" : "mancano"} ${quote(missing)}`]),
    ];
    throw new ImportError(
      `${file}: i parametri ${COMMODITIES[commodity]} non sono utilizzabili: ${faults.join("; ")}. Scarica di nuovo il file e riprova.`,
    );
  }
}

/** Which parameters that the rules read were in the last set and are not in the new one. */
export function findLostParameters(
  commodity: EnergyOffer["commodity"],
  values: ReadonlyMap<string, number>,
  last: ReadonlyMap<string, number>,
): string[] {
  const { all } = findNeededParameters(commodity);
  return [...all].filter((name) => last.has(name) && !values.has(name)).sort();
}

function quote(names: readonly string[]): string {
  return names.map((name) => `«${name}»`).join(", ");
}
