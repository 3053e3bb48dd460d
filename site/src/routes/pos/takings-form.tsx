import type { RangeFilter } from "@volpe/contract";
import { KeptParameters } from "../listing/kept-parameters.tsx";
import { RangeField } from "../listing/range-field.tsx";
import { useListSearch } from "../listing/use-list-search.ts";
import "./takings-form.css";

type TakingsFormProps = { action: string; ranges: readonly RangeFilter[] };

/** What a shop takes in a month: the whole list is reckoned anew with the answer. */
export function TakingsForm({ action, ranges }: TakingsFormProps) {
  const search = useListSearch();
  return (
    <form
      key={search.toString()}
      className="takings"
      action={action}
      method="get"
      autoComplete="off"
      aria-label="Il tuo incasso"
    >
      <h2>Il conto del tuo negozio</h2>
      <KeptParameters search={search} fields={ranges.map(({ key }) => key)} />
      <div className="takings__fields">
        {ranges.map((range) => (
          <RangeField key={range.key} range={range} />
        ))}
        <button className="v-button" type="submit">
          Calcola
        </button>
      </div>
    </form>
  );
}
