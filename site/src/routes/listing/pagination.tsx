import { Link } from "react-router-dom";
import { toPageSearch } from "./list-search.ts";
import { useListSearch } from "./use-list-search.ts";

type PaginationProps = { page: number; pages: number };

/** Links to the page before and the page after. */
export function Pagination({ page, pages }: PaginationProps) {
  const search = useListSearch();
  if (pages <= 1) return null;
  const toPage = (rel: "prev" | "next", to: number, label: string) =>
    to < 1 || to > pages ? (
      <span />
    ) : (
      <Link
        className="v-button v-button-secondary"
        rel={rel}
        to={{ search: toPageSearch(search, to) }}
      >
        {label}
      </Link>
    );
  return (
    <nav className="pagination" aria-label="Pagine della classifica">
      {toPage("prev", page - 1, "Indietro")}
      <p>
        Pagina {page} di {pages}
      </p>
      {toPage("next", page + 1, "Avanti")}
    </nav>
  );
}
