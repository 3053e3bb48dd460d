import type { RangeFilter } from "@volpe/contract";
import { NumberField } from "../../forms/number-field.tsx";

/** The field of a figure that filters the list or that its costs are computed with. */
export function RangeField({ range: { key, label, unit, value } }: { range: RangeFilter }) {
  return (
    <NumberField
      name={key}
      label={label}
      unit={<span className="v-unit">{unit}</span>}
      value={value}
    />
  );
}
