import type { RangeFilter } from "@volpe/contract";
import { useId } from "react";

/**
 * A figure that narrows the list, or that its costs are reckoned on. Any figure that the API takes
 * may be typed: the filter's step is a slider's.
 */
export function RangeField({
  range: { key, label, unit, min, max, value },
}: {
  range: RangeFilter;
}) {
  const id = useId();
  return (
    <div className="v-field">
      <label className="v-label" htmlFor={id}>
        {label}
      </label>
      <div className="v-affix">
        <input
          className="v-input"
          id={id}
          name={key}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step="any"
          // Three decimals could come back as thousands.
          defaultValue={value === null ? "" : Math.round(value * 100) / 100}
        />
        <span className="v-unit">{unit}</span>
      </div>
    </div>
  );
}
