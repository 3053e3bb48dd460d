import type { Facet, FacetValue } from "@volpe/contract";
import { Link } from "react-router-dom";

/** Beyond so many values the rest is folded away. */
const SHOWN_VALUES = 6;

/** The boxes of one filter, each with how many it would leave. */
export function FacetFields({
  facet: { key, label, several, required, unlisted, values },
}: {
  facet: Facet;
}) {
  const isChoice = !several && values.length > 1;
  const toField = (value: FacetValue) => (
    <ValueField key={value.value} name={key} type={isChoice ? "radio" : "checkbox"} {...value} />
  );
  // What is chosen is never folded away.
  const rest = values.slice(SHOWN_VALUES);
  const isFolded = rest.length > 2 && rest.every(({ selected }) => !selected);
  return (
    <fieldset className="facet">
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
          <summary>Altri {rest.length}</summary>
          {rest.map(toField)}
        </details>
      )}
      {unlisted !== undefined && (
        <p className="facet__unlisted">
          <Link to="/brands">Gli altri {unlisted}, per nome</Link>
        </p>
      )}
    </fieldset>
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
