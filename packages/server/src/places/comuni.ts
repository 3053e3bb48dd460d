import { readFileSync } from "node:fs";
import { PROVINCES, type Province } from "@volpe/contract";

/**
 * A comune of ISTAT's list of 2024: code, names, postal codes and the coordinates of its chief
 * town.
 */
export type Comune = {
  /** ISTAT code of six digits; the first three are the province's. */
  code: string;
  name: string;
  /** The name in the second language of the place, as `Bozen`; null if it has only one. */
  otherName: string | null;
  province: Province;
  /** First and last postal code, equal if there is only one; null if unknown. */
  postalCodes: readonly [string, string] | null;
  /** Population of the 2011 census, used only for sorting. */
  population: number;
  /** Degrees; null if unknown. */
  position: { latitude: number; longitude: number } | null;
};

const provinces = new Map(PROVINCES.map((province) => [province.istat, province]));

/** Every comune of Italy, in order of code. Sources and licences: `comuni.csv` in the README. */
export const COMUNI: readonly Comune[] = readFileSync(
  new URL("comuni.csv", import.meta.url),
  "utf8",
)
  .split("\n")
  .flatMap(toComune);

const byCode = new Map(COMUNI.map((comune) => [comune.code, comune]));

/** Null for an unknown code. */
export function findComune(code: string): Comune | null {
  return byCode.get(code) ?? null;
}

/** Whether a postal code is one of the comune's; true if the list has none for the comune. */
export function hasPostalCode({ postalCodes }: Comune, code: string): boolean {
  return postalCodes === null || (postalCodes[0] <= code && code <= postalCodes[1]);
}

function toComune(line: string): Comune[] {
  const [code = "", names = "", postal = "", population, latitude, longitude] = line.split(";");
  const province = provinces.get(code.slice(0, 3));
  if (province === undefined) {
    return [];
  }
  const [name = "", otherName = null] = names.split("/");
  const [first = "", last = first] = postal.split("-");
  return [
    {
      code,
      name,
      otherName,
      province,
      postalCodes: first === "" ? null : [first, last],
      population: Number(population),
      position: latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    },
  ];
}
