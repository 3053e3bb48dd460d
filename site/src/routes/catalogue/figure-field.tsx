import type { IgnoredParameter } from "@volpe/contract";
import { NumberField, type NumberFieldProps } from "../../forms/number-field.tsx";
import { toListSearch, useListSearch } from "./list-search.ts";

type FigureFieldProps = Omit<NumberFieldProps, "error" | "toGuessSearch" | "unit"> & {
  unit: string;
  ignored: readonly IgnoredParameter[];
};

/** A figure of the address. What was typed stays in its field, with the reason it cannot be used. */
export function FigureField({ ignored, unit, ...field }: FigureFieldProps) {
  const { name } = field;
  const search = useListSearch();
  const error = ignored.find(({ key }) => key === name)?.message;
  return (
    <NumberField
      {...field}
      {...(error !== undefined && { error, value: search.get(name) })}
      unit={<span className="v-unit">{unit}</span>}
      toGuessSearch={(text) => toListSearch(search, { [name]: text })}
    />
  );
}
