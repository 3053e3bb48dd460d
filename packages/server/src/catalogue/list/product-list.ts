import {
  COMPARED_MAX,
  type Comparison,
  FIGURE_PERIODS,
  type IgnoredParameter,
  type ProductList,
  parseFigure,
} from "@volpe/contract";
import { toVatWords } from "../../figures/vat.ts";
import { readCompared, toComparisonGroups } from "./comparison.ts";
import { passes, readChoices, toFilterChips } from "./filter.ts";
import { type ListRequest, toListPage } from "./list-page.ts";
import { toVerdict } from "./present-cost.ts";
import {
  type ListedProduct,
  type ProductStock,
  priceStock,
  toParts,
  toProductResult,
} from "./priced-products.ts";
import {
  readFields,
  toChoiceFacets,
  toFieldChips,
  toRanges,
  toShares,
  toTest,
} from "./query-field.ts";
import type { ItemQuote, Typology } from "./typology.ts";

const MAX_PAGE = 1000;
const MISSING_MAX = 20;

/** The list that an address asks for. */
export function toProductList<Data, Query extends object>(
  stock: ProductStock<Data, Query>,
  search: URLSearchParams,
): ProductList {
  const { typology, state, onSale, data, columns } = stock;
  const { fields, tipology } = typology;
  const { request, ignored } = readRequest(stock, search);
  const { query, ignored: unused } = readQuery(typology, search, data);
  const { priced, excluded } = priceStock(stock, query);
  const list = toListPage(columns, priced, request, {
    placeOf: ({ place }) => place,
    sorts: typology.sorts,
    test: toTest(fields, query),
  });
  return {
    ...list.frame,
    facets: [
      ...toChoiceFacets(fields, query, {
        items: data,
        count: (changed) => countListed(stock, changed, request),
      }),
      ...list.frame.facets,
    ],
    ranges: toRanges(fields, query, { onSheet: false }),
    shares: toShares(fields, query),
    applied: [...toFieldChips(fields, query), ...toFilterChips(columns.filters, request.chosen)],
    ignored: [...ignored, ...unused, ...list.ignored],
    assumptions:
      onSale.length === 0
        ? []
        : [...typology.assumptions(query), ...(typology.listAssumptions?.(query) ?? [])],
    state,
    tipology,
    destination: toDestination(query, list.entries[0]?.quote),
    verdict: toVerdict(
      query,
      typology.figurePer,
      priced.map(({ quote }) => quote.eur),
    ),
    items: list.entries.map(({ product, quote }) =>
      toProductResult(typology, product, { quote, query }),
    ),
    excluded: excluded
      .filter(({ product }) => passes(product.data, columns.filters, request.chosen))
      .map(({ product: { words }, reason }) => ({
        name: words.name,
        brand: words.brand,
        reason,
      })),
  };
}

/** Reads the fields of a typology and drops the ones that contradict the rest. */
export function readQuery<Data, Query extends object>(
  { fields, settle }: Typology<Data, Query>,
  search: URLSearchParams,
  data: readonly Data[],
): { query: Query; ignored: IgnoredParameter[] } {
  const { query, ignored } = readFields(fields, search, data);
  const settled = settle?.(query) ?? { query, ignored: [] };
  return { query: settled.query, ignored: [...ignored, ...settled.ignored] };
}

function readRequest<Data, Query extends object>(
  { typology: { sorts }, columns }: ProductStock<Data, Query>,
  search: URLSearchParams,
): { request: ListRequest; ignored: IgnoredParameter[] } {
  const { chosen, ignored } = readChoices(search, columns.readable);
  const words = sorts.map(({ value }) => value);
  const pageText = search.get("pagina")?.trim() ?? "";
  const page = pageText === "" ? 1 : parseFigure(pageText, { min: 1, max: MAX_PAGE });
  if (page === null) {
    ignored.push({
      key: "pagina",
      message: `Scrivi il numero della pagina, da 1 a ${MAX_PAGE}.`,
    });
  }
  const sortText = search.get("ordina")?.trim().toLowerCase() ?? "";
  const sort = words.find((word) => word === sortText);
  if (sort === undefined && sortText !== "") {
    ignored.push({ key: "ordina", message: `Ordina per ${words.join(", ")}.` });
  }
  return {
    request: { chosen, page: Math.trunc(page ?? 1), sort: sort ?? words[0] ?? "" },
    ignored,
  };
}

/** Number of products in the list of another query. */
function countListed<Data, Query extends object>(
  { typology, data, columns: { filters } }: ProductStock<Data, Query>,
  query: Query,
  { chosen }: ListRequest,
): number {
  const test = toTest(typology.fields, query);
  return data.filter((each) => {
    const outcome = typology.price(each, query);
    return (
      outcome.status === "computed" &&
      passes(each, filters, chosen) &&
      (test === null || test({ data: each, quote: outcome.quote }))
    );
  }).length;
}

/** The kind of customer of a list: that of the query, or else that of the figures. */
function toDestination(query: object, first: ItemQuote | undefined): ProductList["destination"] {
  if (
    "destination" in query &&
    (query.destination === "privati" || query.destination === "aziende")
  ) {
    return query.destination;
  }
  return first?.destination ?? "aziende";
}

/** Compares up to four products of `confronta`. */
export function toProductComparison<Data, Query extends object>(
  { typology, onSale, data }: ProductStock<Data, Query>,
  search: URLSearchParams,
): Comparison {
  const { tipology, figurePer, whereSold = (_, query) => query } = typology;
  const period = FIGURE_PERIODS[figurePer];
  const bySlug = new Map(onSale.map((product) => [product.slug, product]));
  const asked = readCompared(search);
  const found = asked.flatMap((slug) => bySlug.get(slug) ?? []);
  const compared = found.slice(0, COMPARED_MAX);
  const { query } = readQuery(typology, withDestination(search, compared[0]), data);
  return {
    tipology,
    items: compared.map(({ slug, path, words, data }) => {
      const outcome = typology.price(data, whereSold(data, query));
      const quote = outcome.status === "computed" ? outcome.quote : null;
      return {
        slug,
        path,
        name: words.name,
        brand: words.brand,
        figureEur: quote?.eur ?? null,
        figureLabel: quote === null ? period : `${period}, ${toVatWords(quote.destination)}`,
        estimate: false,
        reason: outcome.status === "computed" ? "" : outcome.reason,
        // Every entry has every part, because the parts are compared by their place.
        parts: toParts(quote?.parts ?? []),
      };
    }),
    groups: toComparisonGroups(compared.map((product) => typology.sections(product.data, query))),
    missing: asked.filter((slug) => !bySlug.has(slug)).slice(0, MISSING_MAX),
    assumptions: [
      ...(found.length > COMPARED_MAX
        ? [`Si confrontano al massimo ${COMPARED_MAX} voci: le altre sono rimaste fuori.`]
        : []),
      ...typology.assumptions(query),
    ],
  };
}

/** Without a destination in the address the figures are for the customers of the first product. */
function withDestination(
  search: URLSearchParams,
  first: ListedProduct<unknown> | undefined,
): URLSearchParams {
  if (first === undefined || (search.get("destinazione") ?? "") !== "") {
    return search;
  }
  const named = new URLSearchParams(search);
  named.set("destinazione", first.words.destination);
  return named;
}
