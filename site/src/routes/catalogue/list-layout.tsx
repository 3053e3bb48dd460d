import type { Comparison, ListFrame } from "@volpe/contract";
import type { ComponentProps, ReactNode } from "react";
import { PageHead } from "../../page/page-head.tsx";
import { CompareBar } from "./compare-form.tsx";
import { type CountedList, FILTERS_ID, FilterForm } from "./filter-form.tsx";
import { AppliedFilters, Pagination, SortLinks } from "./list-links.tsx";
import { getComparisonView } from "./load-comparison.ts";
import { AssumptionsBox, DemonstrationLine, IgnoredNotice } from "./notices.tsx";
import "./list-layout.css";

type ListLayoutProps = {
  head: ComponentProps<typeof PageHead>;
  heading: string;
  /** The list's own address, without a query. */
  path: string;
  frame: ListFrame;
  counted: CountedList;
  /** What is listed, as `["offerta", "offerte"]`. */
  noun: readonly [one: string, many: string];
  /** Takes the place of the filters and the cards. */
  comparison: Comparison | null;
  /** The parameters that a sheet reads too, as "?consumo=2700". */
  itemSearch: string;
  /** What the figures are for, in one line that opens its form (`UseFold`). */
  use: ReactNode;
  /** The parameters that `use` shows: they get no chips. */
  useKeys: readonly string[];
  /** Above the assumptions: of which day the data are, what the list is about. */
  lead: ReactNode;
  isDemonstration: boolean;
  /** What must be read before the figures. */
  notice?: ReactNode;
  /** Above the filters, with the names of their fields. */
  filterFields?: ReactNode;
  filterFieldNames?: readonly string[];
  /** Below the filters. */
  side?: ReactNode;
  /** The number of listed entries, and of all if filters are set. */
  countWords: string;
  /** The cards, or why there are none. */
  children: ReactNode;
  /** Below the cards. */
  after?: ReactNode;
};

/** The page of every list: heading, figures and assumptions, then filters beside the cards. */
export function ListLayout(props: ListLayoutProps) {
  const { head, heading, frame, comparison, path, itemSearch, isDemonstration } = props;
  const applied = frame.applied.filter(({ key }) => !props.useKeys.includes(key));
  const order = comparison === null && frame.sorts.slice(1).find(({ selected }) => selected);
  /** The title names the order by which the list is sorted by default. */
  const toOrdered = (words: string) =>
    order ? `${words.split(/[,:]/)[0]}: ${order.label.toLowerCase()}` : words;
  const ComparisonView = comparison && getComparisonView();
  // A list that is empty without a filter has nothing to filter, to order or to explain.
  const isEmpty = frame.total === 0 && applied.length === 0;
  return (
    <div className="listing v-container">
      <PageHead {...head} title={toOrdered(head.title)} indexed={comparison === null} />
      <div className="listing__whole listing__top">
        <h1>{toOrdered(heading)}</h1>
        {props.use}
        <div className="listing__notes">
          {isDemonstration && <DemonstrationLine cars={path === "/noleggio"} />}
          {comparison === null && !isEmpty && (
            <AssumptionsBox assumptions={frame.assumptions}>{props.lead}</AssumptionsBox>
          )}
        </div>
        {props.notice}
      </div>
      {comparison !== null && ComparisonView !== null ? (
        <div className="listing__whole">
          <ComparisonView comparison={comparison} path={path} itemSearch={itemSearch} />
        </div>
      ) : (
        <>
          {!isEmpty && (
            <div className="listing__side" id={FILTERS_ID} popover="auto">
              <FilterForm
                action={path}
                frame={frame}
                counted={props.counted}
                noun={props.noun}
                fields={props.filterFieldNames ?? []}
              >
                {props.filterFields}
              </FilterForm>
              {props.side}
            </div>
          )}
          <div className={isEmpty ? "listing__main listing__whole" : "listing__main"}>
            {!isEmpty && (
              <div className="listing__bar">
                <button
                  className="v-chip listing__filters"
                  type="button"
                  popoverTarget={FILTERS_ID}
                >
                  Filtri{applied.length > 0 && ` (${applied.length})`}
                </button>
                {frame.total > 0 && <SortLinks sorts={frame.sorts} />}
                <p className="listing__count" data-news="">
                  {props.countWords}
                </p>
              </div>
            )}
            <IgnoredNotice ignored={frame.ignored} />
            <AppliedFilters applied={applied} />
            {props.children}
            {!isEmpty && <CompareBar action={path} />}
            <Pagination page={frame.page} pages={frame.pages} />
            {props.after}
          </div>
        </>
      )}
    </div>
  );
}
