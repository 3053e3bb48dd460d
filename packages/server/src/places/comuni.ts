import { readFileSync } from "node:fs";
import { PROVINCES, type Province } from "@volpe/contract";

/** A comune of the list of 2024: ISTAT's code and names, postal codes, middle of its chief town. */
export type Comune = {
  /** Six digits, ISTAT; the first three are its province's. */
  code: string;
  name: string;
  /** In the other language of the place, as `Bozen`; null elsewhere. */
  otherName: string | null;
  province: Province;
  /** First and last, the same where there is one; null where unknown. */
  postalCodes: readonly [string, string] | null;
  /** Of the census of 2011, for ordering alone. */
  population: number;
  /** Degrees; null where unknown. */
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

/** Null for a code that is no comune's. */
export function findComune(code: string): Comune | null {
  return byCode.get(code) ?? null;
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
