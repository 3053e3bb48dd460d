import type { SearchResults } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toSearchPath } from "./search-url.ts";

/** How many results, and every liberty that was taken with the words. */
export function SearchNotices({ results }: { results: SearchResults }) {
  const { query, matching, correction, unknown, total } = results;
  return (
    <div className="search__notices">
      {correction !== null && matching !== "none" && (
        <p className="v-notice v-notice-attention">
          <span>
            Forse cercavi <Link to={toSearchPath(correction)}>{correction}</Link>: qui sotto trovi i
            risultati per queste parole.
          </span>
        </p>
      )}
      {unknown.length > 0 && matching !== "none" && (
        <p className="v-notice">
          <span>
            {unknown.map((word) => `«${word}»`).join(", ")}{" "}
            {unknown.length === 1 ? "non compare" : "non compaiono"} in nessuna pagina: ho cercato
            il resto.
          </span>
        </p>
      )}
      {matching === "some" && (
        <p className="v-notice">
          <span>Nessuna pagina ha tutte le parole: queste ne hanno almeno una.</span>
        </p>
      )}
      {matching === "empty" && query !== "" && (
        <p className="v-notice v-notice-attention">
          <span>Scrivi almeno una parola che dica che cosa cerchi, per esempio «voltura».</span>
        </p>
      )}
      {total > 0 && (
        <p className="v-quiet" role="status">
          {total === 1 ? "1 risultato" : `${COUNT.format(total)} risultati`}, in ordine di
          pertinenza e non di prezzo.
        </p>
      )}
    </div>
  );
}

const COUNT = new Intl.NumberFormat("it-IT", { useGrouping: "always" });
