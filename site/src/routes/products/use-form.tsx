import type { RangeFilter } from "@volpe/contract";
import { KeptParameters } from "../listing/kept-parameters.tsx";
import { RangeField } from "../listing/range-field.tsx";
import { useListSearch } from "../listing/use-list-search.ts";

type UseFormProps = { action: string; ranges: readonly RangeFilter[] };

/** The figures that a cost is reckoned on, as what a shop takes in a month. */
export function UseForm({ action, ranges }: UseFormProps) {
  const search = useListSearch();
  if (ranges.length === 0) return null;
  return (
    <form
      key={search.toString()}
      className="v-form"
      action={action}
      method="get"
      autoComplete="off"
    >
      <KeptParameters search={search} fields={ranges.map(({ key }) => key)} />
      {ranges.map((range) => (
        <RangeField key={range.key} range={range} />
      ))}
      <button className="v-button v-button-secondary" type="submit">
        Ricalcola
      </button>
    </form>
  );
}
