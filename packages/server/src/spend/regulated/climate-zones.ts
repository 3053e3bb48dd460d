import type { ClimateZone } from "../withdrawal-profile.ts";

/**
 * Climate zone of each province's capital, by sign (DPR 412/1993, annex A, as amended). Provinces
 * that are not listed have zone E. Of several capitals the first one counts.
 */
const ZONES: Readonly<Record<Exclude<ClimateZone, "E">, string>> = {
  B: "AG CT KR ME PA RC SR TP",
  C: "BA BN BR BT CA CE CS CZ IM LE LT NA OR RG SA SS SU TA",
  D: "AN AP AV CH CL FC FG FI FM GE GR IS LI LU MC MS MT NU PE PI PO PT PU RM SI SP SV TE TR VT VV",
  F: "BL CN TN",
};

const ZONE_BY_PROVINCE: ReadonlyMap<string, ClimateZone> = new Map(
  (["B", "C", "D", "F"] as const).flatMap((zone) =>
    ZONES[zone].split(" ").map((sign): [string, ClimateZone] => [sign, zone]),
  ),
);

/** `sign` is the province's two-letter sign, as `MI`. */
export function toClimateZone(sign: string): ClimateZone {
  return ZONE_BY_PROVINCE.get(sign) ?? "E";
}
