import { type Comparison, type ListFrame, TIPOLOGY_LISTS, type Tipology } from "@volpe/contract";
import { DemonstrationLine } from "@volpe/ui";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { CommissionNotice } from "../../page/commission-notice.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { CompareBar } from "./compare-form.tsx";
import { type CountedList, FILTERS_ID, FilterForm } from "./filter-form.tsx";
import { AppliedFilters, Pagination, SortLinks } from "./list-links.tsx";
import { toCanonicalPath } from "./list-search.ts";
import { getComparisonView } from "./load-comparison.ts";
import { AssumptionsBox, IgnoredNotice } from "./notices.tsx";
import "./list-layout.css";
import "./print.css";

/** The titles and texts of a typology's list. */
type ListWords = {
  /** Titles of the document: of the list, and of the comparison, which is also its heading. */
  title: string;
  comparedTitle: string;
  heading: string;
  description: string;
  /** Noun of the entries, for example `["offerta", "offerte"]`. */
  noun: readonly [one: string, many: string];
};

type ListLayoutProps = {
  tipology: Tipology;
  words: ListWords;
  picture?: ComponentProps<typeof PageHead>["picture"];
  /** `aziende` is another page for search engines. */
  destination: string;
  frame: ListFrame;
  counted: CountedList;
  /** Takes the place of the filters and the cards. */
  comparison: Comparison | null;
  /** The parameters that a sheet reads too, as "?consumo=2700". */
  itemSearch: string;
  /** The use that the figures are for, in one line that opens its form (`UseFold`). */
  use: ReactNode;
  /** The parameters that `use` shows: they get no chips. */
  useKeys: readonly string[];
  /** Text above the assumptions: the day of the data and the subject of the list. */
  lead: ReactNode;
  isDemonstration: boolean;
  /** A notice that must be read before the figures. */
  notice?: ReactNode;
  /** Fields above the filters, and the names of these fields. */
  filterFields?: ReactNode;
  filterFieldNames?: readonly string[];
  /** Shown below the filters. */
  side?: ReactNode;
  /** Shown after the number of entries. */
  countNote?: string | false;
  /** The cards. */
  children: ReactNode;
  /** Shown instead of the cards if there are none even without a filter. */
  none: ReactNode;
  /** Shown below the cards. */
  after?: ReactNode;
};

/** Letters of the longest heading that keeps its usual size on one line of a phone. */
const LINE_OF_A_PHONE = 36;

/** The page of every list: heading, figures and assumptions, then filters beside the cards. */
export function ListLayout(props: ListLayoutProps) {
  const { tipology, words, frame, comparison, itemSearch, destination } = props;
  const { total, page } = frame;
  const { path } = TIPOLOGY_LISTS[tipology];
  const applied = frame.applied.filter(({ key }) => !props.useKeys.includes(key));
  const order = comparison === null && frame.sorts.slice(1).find(({ selected }) => selected);
  /** The title names the default order; a chosen order replaces it. */
  const toOrdered = (text: string) =>
    order ? `${text.split(/[,:]/)[0]}: ${order.label.toLowerCase()}` : text;
  const heading = comparison === null ? toOrdered(words.heading) : words.comparedTitle;
  const title = page > 1 ? `${words.title}, pagina ${page}` : words.title;
  const ComparisonView = comparison && getComparisonView();
  // A list that is empty without a filter has nothing to filter, sort or explain.
  const isEmpty = total === 0 && applied.length === 0;
  return (
    <div className="listing v-container">
      <PageHead
        title={comparison === null ? toOrdered(title) : words.comparedTitle}
        description={`${page > 1 ? `Pagina ${page}. ` : ""}${words.description}`}
        path={toCanonicalPath(path, { destination, page })}
        {...(props.picture && { picture: props.picture })}
        indexed={comparison === null}
      />
      <div className="listing__whole listing__top">
        <h1 className={heading.length > LINE_OF_A_PHONE ? "listing__long" : ""}>{heading}</h1>
        {props.use}
        <div className="listing__notes">
          {props.isDemonstration && <DemonstrationLine cars={tipology === "noleggio"} />}
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
                applied={applied}
                counted={props.counted}
                noun={words.noun}
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
                {total > 0 && <SortLinks sorts={frame.sorts} />}
                <p className="listing__count" data-news="">
                  {total} {words.noun[total === 1 ? 0 : 1]}
                  {props.countNote}
                </p>
              </div>
            )}
            <IgnoredNotice ignored={frame.ignored} />
            {total > 0 && <CommissionNotice of={[tipology]} />}
            {total > 0 && props.children}
            {total === 0 && <AppliedFilters applied={applied} />}
            {total === 0 && (
              <div className="listing__none">
                {isEmpty ? (
                  props.none
                ) : (
                  <>
                    <h2>Nessuna offerta passa tutti i filtri</h2>
                    <p>
                      Togline uno qui sopra, oppure{" "}
                      <Link to={path + itemSearch}>toglili tutti</Link>.
                    </p>
                  </>
                )}
              </div>
            )}
            {!isEmpty && <CompareBar action={path} />}
            <Pagination page={page} pages={frame.pages} />
            {props.after}
          </div>
        </>
      )}
    </div>
  );
}
