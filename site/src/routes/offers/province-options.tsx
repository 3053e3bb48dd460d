import { PROVINCES } from "@volpe/contract";

const BY_NAME = PROVINCES.toSorted((a, b) => a.name.localeCompare(b.name, "it"));

/** The options of a select of provinces, in alphabetical order. */
export function ProvinceOptions() {
  return BY_NAME.map(({ sign, name }) => (
    <option key={sign} value={sign}>
      {name}
    </option>
  ));
}

/** The province's name, or the sign itself where it is none of the 107. */
export function toProvinceName(sign: string): string {
  return PROVINCES.find((province) => province.sign === sign)?.name ?? sign;
}
