import type { Chooser } from "@volpe/contract";
import { useId } from "react";
import { Link } from "react-router-dom";
import { toListSearch } from "../listing/list-search.ts";
import { useListSearch } from "../listing/use-list-search.ts";

/** A choice as links that change the address: what cannot be had together is said and leads nowhere. */
export function ChooserLinks({ chooser: { key, label, options } }: { chooser: Chooser }) {
  const id = useId();
  const search = useListSearch();
  return (
    <section className="chooser" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ul className="chooser__options">
        {options.map((option) => (
          <li key={option.value}>
            {option.available ? (
              <Link
                className="v-chip"
                to={{ search: toListSearch(search, { [key]: option.value }) }}
                aria-current={option.selected ? "true" : undefined}
                preventScrollReset
              >
                {option.label}
              </Link>
            ) : (
              <span className="v-chip chooser__absent">
                {option.label}
                <span className="v-hidden"> (non disponibile con le altre scelte)</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
