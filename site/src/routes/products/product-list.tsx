import type { Comparison, ProductList as ProductListData } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { AppliedFilters } from "../listing/applied-filters.tsx";
import { CompareBar } from "../listing/compare-bar.tsx";
import { getComparisonView } from "../listing/comparison.ts";
import { FilterForm } from "../listing/filter-form.tsx";
import { Pagination } from "../listing/pagination.tsx";
import { SortLinks } from "../listing/sort-links.tsx";
import { DemonstrationNotice } from "../offers/catalogue-notices.tsx";
import { IgnoredNotice } from "../offers/ignored-notice.tsx";
import { ProductCards } from "./product-cards.tsx";
import { ProductsAssumptions } from "./products-assumptions.tsx";
import { ProductsExcluded } from "./products-excluded.tsx";
import "../listing/listing.css";
import "./products.css";

type ProductListProps = {
  list: ProductListData;
  comparison: Comparison | null;
  /** The list's one address. */
  path: string;
  /** The call that counts what the filters would leave. */
  countPath: string;
  noun: readonly [one: string, many: string];
  title: string;
  lead: string;
  itemSearch: string;
  /** Among the filters, with the names of what it sends; as a place. */
  filterFields?: ReactNode;
  filterFieldNames?: readonly string[];
  /** Above the list, as a calculator. */
  children?: ReactNode;
};

/** The ranked list of rentals, terminals or lines: filters, figures and what they rest on. */
export function ProductList({
  list,
  comparison,
  path,
  countPath,
  noun,
  title,
  lead,
  itemSearch,
  filterFields,
  filterFieldNames = [],
  children,
}: ProductListProps) {
  const { items, total, page, pages, state } = list;
  const ComparisonView = comparison && getComparisonView();
  return (
    <div className="listing products v-container">
      <div className="listing__whole listing__top">
        <header className="listing__header">
          <h1>{title}</h1>
          <p className="products__lead">{lead}</p>
          {state.updatedAt !== null && (
            <p className="data-day">Aggiornato al {formatDate(state.updatedAt)}</p>
          )}
          {state.demonstration && <DemonstrationNotice />}
        </header>
        {comparison === null && <ProductsAssumptions assumptions={list.assumptions} />}
      </div>
      {comparison !== null && ComparisonView !== null ? (
        <div className="listing__whole">
          <ComparisonView comparison={comparison} path={path} itemSearch={itemSearch} />
        </div>
      ) : (
        <>
          {children !== undefined && <div className="listing__whole">{children}</div>}
          <div className="listing__side">
            <FilterForm
              action={path}
              frame={list}
              counted={{ path: countPath }}
              noun={noun}
              fields={filterFieldNames}
            >
              {filterFields}
            </FilterForm>
          </div>
          <div className="listing__main">
            <IgnoredNotice ignored={list.ignored} />
            <div className="listing__tools">
              <AppliedFilters applied={list.applied} />
              {total > 0 && <SortLinks sorts={list.sorts} />}
              <p className="v-quiet">
                {total} {noun[total === 1 ? 0 : 1]}
                {pages > 1 && `, pagina ${page} di ${pages}`}
              </p>
            </div>
            {items.length > 0 ? (
              <ProductCards products={items} itemSearch={itemSearch} />
            ) : (
              <div className="products__none">
                <h2>Niente passa tutti i filtri</h2>
                <p>
                  Togline uno qui sopra, oppure <Link to={path}>riparti dalla lista intera</Link>.
                </p>
              </div>
            )}
            <CompareBar action={path} />
            <Pagination page={page} pages={pages} />
            <ProductsExcluded excluded={list.excluded} />
          </div>
        </>
      )}
    </div>
  );
}
