import { guessFigure, type IgnoredParameter, type RangeFilter } from "@volpe/contract";
import { FigureField } from "./figure-field.tsx";

type RangeFieldProps = { range: RangeFilter; ignored: readonly IgnoredParameter[] };

/** The field of a figure that filters the list or that its costs are computed with. */
export function RangeField({
  range: { key, label, unit, value, measures },
  ignored,
}: RangeFieldProps) {
  return (
    <FigureField
      name={key}
      label={label}
      unit={unit}
      value={value}
      ignored={ignored}
      guess={measures && ((figure) => guessFigure(measures, figure))}
    />
  );
}
