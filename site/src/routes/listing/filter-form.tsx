import type { ListFrame } from "@volpe/contract";
import { type ReactNode, useId } from "react";
import { FacetFields } from "./facet-fields.tsx";
import { KeptParameters } from "./kept-parameters.tsx";
import { leaveOutEmpty } from "./leave-out-empty.ts";
import { RangeField } from "./range-field.tsx";
import { useListSearch } from "./use-list-search.ts";
import { type CountedList, useLiveCount } from "./use-live-count.ts";
import "./fold.css";
import "./filter-form.css";

type FilterFormProps = {
  /** The page that the form asks again. */
  action: string;
  frame: Pick<ListFrame, "facets" | "ranges" | "applied" | "total">;
  /** The call that counts what the form would leave. */
  counted: CountedList;
  /** What is listed, as `["offerta", "offerte"]`. */
  noun: readonly [one: string, many: string];
  /** Fields above the filters, with their names. */
  children?: ReactNode;
  fields?: readonly string[];
};

/** All filters of a list, as one form that works by itself; a script adds the count to come. */
export function FilterForm({
  action,
  frame,
  counted,
  noun,
  children,
  fields = [],
}: FilterFormProps) {
  const id = useId();
  const search = useListSearch();
  const { count, handleChange } = useLiveCount(counted);
  const { facets, ranges, applied, total } = frame;
  const shown = count ?? total;
  const own = [...facets, ...ranges].map(({ key }) => key);
  return (
    <details className="fold filters">
      <summary>
        <span>Filtri{applied.length > 0 && ` (${applied.length})`}</span>
        <span className="fold__change">Scegli</span>
      </summary>
      <form
        // Fields keep what was typed unless the address changed.
        key={search.toString()}
        className="filters__form"
        action={action}
        method="get"
        aria-labelledby={id}
        // What was ticked on another address must not come back with the history.
        autoComplete="off"
        onChange={handleChange}
        onSubmit={leaveOutEmpty}
      >
        <h2 id={id}>Filtri</h2>
        <KeptParameters search={search} fields={[...own, ...fields]} />
        {children}
        {ranges.map((range) => (
          <RangeField key={range.key} range={range} />
        ))}
        {facets.map((facet) => (
          <FacetFields key={facet.key} facet={facet} />
        ))}
        <p className="filters__apply">
          <button className="v-button v-button-wide" type="submit">
            {shown === 0 ? "Nessun risultato" : `Mostra ${shown} ${noun[shown === 1 ? 0 : 1]}`}
          </button>
          <span className="v-hidden" aria-live="polite">
            {count !== null && `${count} ${noun[count === 1 ? 0 : 1]} con questi filtri`}
          </span>
        </p>
      </form>
    </details>
  );
}
