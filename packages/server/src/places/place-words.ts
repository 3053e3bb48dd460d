import { type PlaceChoice, PROVINCES, type Province } from "@volpe/contract";
import type { Comune } from "./comuni.ts";
import { toPlaceKey } from "./place-key.ts";

/**
 * The choice of a comune, as «Monza (MB)»; one with two names has both, as «Bolzano/Bozen (BZ)».
 */
export function toComuneChoice({ code, name, otherName, province }: Comune): PlaceChoice {
  const names = otherName === null || otherName === name ? name : `${name}/${otherName}`;
  return {
    kind: "comune",
    label: `${toCurly(names)} (${province.sign})`,
    province: province.sign,
    region: province.region,
    comune: code,
  };
}

/** The choice of a province, as «Provincia di Lecco». */
export function toProvinceChoice(province: Province): PlaceChoice {
  return {
    kind: "province",
    label: `Provincia ${toOfProvince(province)}`,
    province: province.sign,
    region: province.region,
  };
}

const bySign = new Map(PROVINCES.map((province) => [province.sign, province]));

/** Null for a sign that is not one of the 107. */
export function findProvinceBySign(sign: string): Province | null {
  return bySign.get(sign.toUpperCase()) ?? null;
}

/** The provinces of the region that the text names; none for another text. */
export function findRegion(text: string): Province[] {
  const key = toPlaceKey(text);
  return PROVINCES.filter(({ region }) => toPlaceKey(region) === key);
}

const ARTICLED: Readonly<Record<string, string>> = {
  AO: "della Valle d’Aosta",
  AQ: "dell’Aquila",
  SP: "della Spezia",
  SU: "del Sud Sardegna",
  VB: "del Verbano-Cusio-Ossola",
};

/** For example `di Milano`, `della Spezia`. */
export function toOfProvince({ sign, name }: Province): string {
  return ARTICLED[sign] ?? `di ${toCurly(name)}`;
}

/**
 * Names a province by its sign within a sentence.
 *
 * @example
 * toProvinceWords("SP") // "provincia della Spezia"
 */
export function toProvinceWords(sign: string): string {
  const province = findProvinceBySign(sign);
  return province === null ? `provincia ${sign}` : `provincia ${toOfProvince(province)}`;
}

function toCurly(name: string): string {
  return name.replaceAll("'", "’");
}
