import type { Facet, ProductList } from "@volpe/contract";
import { type Choices, narrow, passes, toApplied } from "../listing/narrow.ts";
import { toPageIgnored } from "../listing/page-ignored.ts";
import { toPage } from "../listing/to-page.ts";
import { type ShelfContent, type Shelved, toResult } from "./create-shelf.ts";
import { readQuery } from "./shelf-query.ts";
import type { Quote } from "./shelf-rules.ts";

type Priced<Data> = { product: Shelved<Data>; quote: Quote };

type Priceable<Data> = {
  priced: Priced<Data>[];
  excluded: { product: Shelved<Data>; reason: string }[];
};

/** The list that an address asks for, in its frame. */
export function toList<Data, Own extends object>(
  content: ShelfContent<Data, Own>,
  search: URLSearchParams,
): ProductList {
  const { rules, state, onSale, filters } = content;
  const { query, own, ignored } = readQuery(content, search);
  const { priced, excluded } = price(content, own);
  const narrowed = narrowPriced(content, priced, { own, chosen: query.chosen });
  const sort = rules.sorts.find(({ value }) => value === query.sort);
  const keyOf = sort?.keyOf ?? (({ eur }: Quote) => eur);
  const sorted = narrowed.passing.toSorted(
    (a, b) =>
      keyOf(a.quote) - keyOf(b.quote) ||
      a.quote.eur - b.quote.eur ||
      a.product.slug.localeCompare(b.product.slug),
  );
  const { entries, ...page } = toPage(sorted, query.page);
  return {
    ...page,
    // A filter that no product on sale answers to is none.
    facets: [
      ...toChoiceFacets(content, { own, chosen: query.chosen }),
      ...narrowed.facets.filter(({ values }) => values.length > 0),
    ],
    ranges: rules.ranges(
      own,
      priced.map(({ quote }) => quote),
    ),
    applied: [...rules.applied(own), ...toApplied(filters, query.chosen)],
    sorts: rules.sorts.map(({ value, label }) => ({
      value,
      label,
      selected: value === query.sort,
    })),
    ignored: [...ignored, ...toPageIgnored(query.page, page.pages)],
    assumptions:
      onSale.length === 0 ? [] : [...rules.assumptions(own), ...rules.listAssumptions(own)],
    state,
    tipology: rules.tipology,
    destination: destinationOf(own, sorted[0]?.quote),
    items: entries.map(({ product, quote }) => toResult(rules, product, quote)),
    excluded: excluded
      .filter(({ product }) => passes(product.data, filters, query.chosen))
      .map(({ product: { facts }, reason }) => ({
        name: facts.name,
        brand: facts.brand,
        reason,
      })),
  };
}

/** Whom the list is for, as the query says or, where it cannot, as the figures are. */
function destinationOf(own: object, first: Quote | undefined): ProductList["destination"] {
  if ("destination" in own && (own.destination === "privati" || own.destination === "aziende")) {
    return own.destination;
  }
  return first?.destination ?? "aziende";
}

export function price<Data, Own extends object>(
  { rules, onSale }: ShelfContent<Data, Own>,
  own: Own,
): Priceable<Data> {
  const priced: Priceable<Data>["priced"] = [];
  const excluded: Priceable<Data>["excluded"] = [];
  for (const product of onSale) {
    const outcome = rules.quote(product.data, own);
    if (outcome.status === "computed") {
      priced.push({ product, quote: outcome.quote });
    } else {
      excluded.push({ product, reason: outcome.reason });
    }
  }
  return { priced, excluded };
}

function narrowPriced<Data, Own extends object>(
  { rules, filters }: ShelfContent<Data, Own>,
  priced: readonly Priced<Data>[],
  { own, chosen }: { own: Own; chosen: Choices },
) {
  return narrow(priced, {
    filters: filters.map((filter) => ({
      ...filter,
      valuesOf: ({ product }: Priced<Data>) => filter.valuesOf(product.data),
    })),
    chosen,
    tests: rules.tests(own).map(
      (test) =>
        ({ product, quote }: Priced<Data>) =>
          test(quote, product.data),
    ),
  });
}

/** Each value counted by pricing the list with it: it changes the figures that other filters test. */
function toChoiceFacets<Data, Own extends object>(
  content: ShelfContent<Data, Own>,
  { own, chosen }: { own: Own; chosen: Choices },
): Facet[] {
  const { rules, data, filters } = content;
  // The filters pass the same entries whatever they cost.
  const passing = content.onSale.filter((product) => passes(product.data, filters, chosen));
  return rules.choices(own, data).map((choice) => ({
    key: choice.key,
    label: choice.label,
    several: false,
    required: true,
    values: choice.values.map(({ value, label }) => ({
      value,
      label,
      count: countPriced(content, passing, choice.with(value)),
      selected: value === choice.selected,
    })),
  }));
}

function countPriced<Data, Own extends object>(
  { rules }: ShelfContent<Data, Own>,
  products: readonly Shelved<Data>[],
  own: Own,
): number {
  const tests = rules.tests(own);
  return products.filter(({ data }) => {
    const outcome = rules.quote(data, own);
    return outcome.status === "computed" && tests.every((test) => test(outcome.quote, data));
  }).length;
}
