import { PROVINCES } from "@volpe/contract";

const BY_NAME = PROVINCES.toSorted((a, b) => a.name.localeCompare(b.name, "it"));

/** The options of a select of provinces, in alphabetical order; the first option is empty. */
export function ProvinceOptions() {
  return [{ sign: "", name: "Scegli" }, ...BY_NAME].map(({ sign, name }) => (
    <option key={sign} value={sign}>
      {name}
    </option>
  ));
}
