import { guessFigure, type IgnoredParameter, type RangeFilter } from "@volpe/contract";
import { FigureField } from "./figure-field.tsx";

type RangeFieldProps = { range: RangeFilter; ignored: readonly IgnoredParameter[] };

/** The field of a figure that filters the list or that its costs are computed with. */
export function RangeField({
  range: { key, label, unit, value, measures, meant },
  ignored,
}: RangeFieldProps) {
  const guess = (figure: number) => {
    if (figure === value) return meant ?? null;
    return measures === undefined ? null : guessFigure(measures, figure);
  };
  return (
    <FigureField
      name={key}
      label={label}
      unit={unit}
      value={value}
      ignored={ignored}
      isSum={meant !== undefined && meant !== value}
      guess={measures === undefined && meant === undefined ? undefined : guess}
    />
  );
}
