import type { AppliedFilter, Facet, FacetValue, ListFrame } from "@volpe/contract";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { StaticHtml } from "../../page/static-html.tsx";
import { useClient } from "../../page/use-client.tsx";
import { HiddenParameters } from "./hidden-parameters.tsx";
import { AppliedFilters } from "./list-links.tsx";
import { useListSearch } from "./list-search.ts";
import { RangeField } from "./range-field.tsx";
import "./filter-form.css";

/** The call that answers how many entries the list would have. */
export type CountedList = { path: string; query?: Record<string, string> };

/** The id of the box that holds the filters: on a phone a button opens it. */
export const FILTERS_ID = "filtri";

type FilterFormProps = {
  /** The address that the form requests. */
  action: string;
  frame: Pick<ListFrame, "facets" | "ranges" | "total" | "ignored">;
  /** Shown above the fields. If nothing is listed, the page shows them in place of the cards. */
  applied: readonly AppliedFilter[];
  counted: CountedList;
  /** Noun of the entries, for example `["offerta", "offerte"]`. */
  noun: readonly [one: string, many: string];
  /** Fields above the filters, with their names. */
  children?: ReactNode;
  fields?: readonly string[];
};

/** All filters of a list in one GET form; with JavaScript the button says how many will be left. */
export function FilterForm({
  action,
  frame,
  applied,
  counted,
  noun,
  children,
  fields = [],
}: FilterFormProps) {
  const id = useId();
  const search = useListSearch();
  const { count, handleChange } = useLiveCount(counted, search);
  const { facets, ranges, total, ignored } = frame;
  const shown = count === null ? total : count;
  const filterNames = [...facets, ...ranges].map(({ key }) => key);
  return (
    <div className="filters">
      <header className="filters__head">
        <h2 id={id}>Filtri</h2>
        <button
          className="v-text-button filters__close"
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        >
          Chiudi
        </button>
      </header>
      {total > 0 && <AppliedFilters applied={applied} />}
      <form
        // Fields keep what was typed unless the address changed.
        key={search.toString()}
        className="filters__form"
        action={action}
        method="get"
        aria-labelledby={id}
        // The browser must not restore ticks of another address on «back».
        autoComplete="off"
        // Unlike `change`, React also reports this event of fields that it did not draw.
        onInput={handleChange}
        onSubmit={leaveOutEmptyFields}
      >
        <HiddenParameters search={search} fields={[...filterNames, ...fields]} />
        {children}
        {ranges.map((range) => (
          <RangeField key={range.key} range={range} ignored={ignored} />
        ))}
        {facets.map((facet) => (
          <FacetFields key={facet.key} facet={facet} />
        ))}
        <p className="filters__apply" data-changed={count !== null || undefined}>
          <button
            className={`v-button v-button-wide ${shown === 0 ? "v-button-secondary" : ""}`}
            type="submit"
          >
            {shown === 0
              ? "Nessun risultato"
              : `Mostra ${shown ?? ""} ${noun[shown === 1 ? 0 : 1]}`}
          </button>
          <span className="v-hidden" aria-live="polite">
            {count != null && `${count} ${noun[count === 1 ? 0 : 1]} con questi filtri`}
          </span>
        </p>
      </form>
    </div>
  );
}

/** Disables empty fields while the form is sent, because its address will be shared. */
function leaveOutEmptyFields({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const empty = [...currentTarget.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.name !== "" && field.value === "",
  );
  for (const field of empty) field.disabled = true;
  // The browser may restore the page from its history with the fields' last state.
  setTimeout(() => {
    for (const field of empty) field.disabled = false;
  });
}

type Count = { search: URLSearchParams; total?: number };

/**
 * The number of entries that the list would have with the form's current values; null until a field
 * changes and after the address changed, undefined if the count cannot be fetched.
 */
function useLiveCount({ path, query }: CountedList, search: URLSearchParams) {
  const { api } = useClient();
  const [counted, setCounted] = useState<Count | null>(null);
  const asked = useRef<AbortController | null>(null);

  async function handleChange({ currentTarget }: FormEvent<HTMLFormElement>) {
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    const typed = new URLSearchParams();
    for (const [key, value] of new FormData(currentTarget)) {
      if (typeof value === "string" && value !== "") typed.append(key, value);
    }
    try {
      const { total } = await api.request<{ total: number }>({
        method: "GET",
        path,
        query,
        search: typed,
        signal,
      });
      if (!signal.aborted) setCounted({ search, total });
    } catch {
      // The button then promises no number, and the next list reports the error.
      if (!signal.aborted) setCounted({ search });
    }
  }

  return { count: counted?.search === search ? counted.total : null, handleChange };
}

/** Number of values of a facet that are shown; the others are folded away. */
const SHOWN_VALUES = 6;

/** The boxes of one facet, each with the number of entries it would leave. */
export function FacetFields({
  facet: { key, label, several, required, unlisted, values },
}: {
  facet: Facet;
}) {
  const isChoice = !several && values.length > 1;
  const toField = (value: FacetValue) => (
    <ValueField key={value.value} name={key} type={isChoice ? "radio" : "checkbox"} {...value} />
  );
  // A chosen value is never folded away.
  const folded = values.slice(SHOWN_VALUES);
  const isFolded = folded.length > 2 && folded.every(({ selected }) => !selected);
  return (
    <StaticHtml as="fieldset" className="facet" of={values} keepsData>
      {() => (
        <>
          <legend>{label}</legend>
          {isChoice && required !== true && (
            <ValueField
              name={key}
              type="radio"
              value=""
              label="Indifferente"
              selected={values.every(({ selected }) => !selected)}
            />
          )}
          {(isFolded ? values.slice(0, SHOWN_VALUES) : values).map(toField)}
          {isFolded && (
            <details className="facet__rest">
              <summary>Altri {folded.length}</summary>
              {folded.map(toField)}
            </details>
          )}
          {unlisted !== undefined && (
            <p className="facet__unlisted">
              <Link to="/brands">Gli altri {unlisted}, per nome</Link>
            </p>
          )}
        </>
      )}
    </StaticHtml>
  );
}

type ValueFieldProps = Omit<FacetValue, "count"> & {
  name: string;
  type: "radio" | "checkbox";
  count?: number;
};

function ValueField({ name, type, value, label, count, selected }: ValueFieldProps) {
  return (
    <label className="facet__value" data-empty={count === 0 || undefined}>
      <input type={type} name={name} value={value} defaultChecked={selected} />
      <span>{label}</span>
      {count !== undefined && (
        <span className="facet__count">
          {count}
          <span className="v-hidden"> {count === 1 ? "risultato" : "risultati"}</span>
        </span>
      )}
    </label>
  );
}
