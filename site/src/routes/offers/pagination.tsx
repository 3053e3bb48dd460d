import type { OfferQuery } from "@volpe/contract";
import { Link } from "react-router-dom";
import { toPageHref } from "./profile-url.ts";

type PaginationProps = { path: string; query: OfferQuery; page: number; pages: number };

/** Links to the page before, the page after, and the first. */
export function Pagination({ path, query, page, pages }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label="Pagine della classifica">
      {page > 1 ? (
        <Link
          className="v-button v-button-secondary"
          rel="prev"
          to={toPageHref(path, query, page - 1)}
        >
          Meno care
        </Link>
      ) : (
        <span />
      )}
      <p>
        Pagina {page} di {pages}
      </p>
      {page < pages ? (
        <Link
          className="v-button v-button-secondary"
          rel="next"
          to={toPageHref(path, query, page + 1)}
        >
          Più care
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
