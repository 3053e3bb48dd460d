import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { RowRefusal } from "./row-refusal.ts";

type Zones = NonNullable<EnergyOffer["zones"]>;

const DIGITS: Readonly<Record<keyof Zones, number>> = {
  regions: 2,
  provinces: 3,
  municipalities: 6,
};

/**
 * Reads the ISTAT codes of an offer's zones, each once, from the fields that hold them; null for an
 * offer without zones, which is valid in all of Italy. Throws RowRefusal.
 */
export function readZones(
  listTexts: (field: string) => readonly string[],
  fields: Readonly<Record<keyof Zones, string>>,
): EnergyOffer["zones"] {
  const read = (level: keyof Zones) => [
    ...new Set(
      listTexts(fields[level]).map((code) => toIstatCode(code, DIGITS[level], fields[level])),
    ),
  ];
  const zones = {
    regions: read("regions"),
    provinces: read("provinces"),
    municipalities: read("municipalities"),
  };
  const isEmpty = zones.regions.length + zones.provinces.length + zones.municipalities.length === 0;
  return isEmpty ? null : zones;
}

/** Reads an ISTAT code of this many digits, and restores a lost leading zero. Throws RowRefusal. */
function toIstatCode(text: string, digits: number, field: string): string {
  const code = text.trim().padStart(digits, "0");
  if (code.length !== digits || !/^\d+$/.test(code)) {
    throw new RowRefusal(`${field} non è un codice ISTAT: «${text.slice(0, 20)}»`);
  }
  return code;
}
