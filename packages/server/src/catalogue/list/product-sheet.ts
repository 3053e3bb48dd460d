import type { IgnoredParameter, ProductResult, ProductSheet } from "@volpe/contract";
import {
  type ListedProduct,
  type PricedEntry,
  type ProductStock,
  priceNearest,
  priceStock,
  toProductResult,
} from "./priced-products.ts";
import { readQuery } from "./product-list.ts";
import { toRanges, toShares } from "./query-field.ts";
import type { ItemQuote } from "./typology.ts";

const SIMILAR = 3;

/** The whole sheet of a product for the query of an address, or for the nearest available one. */
export function toProductSheet<Data, Query extends object>(
  stock: ProductStock<Data, Query>,
  product: ListedProduct<Data>,
  { search, current }: { search: URLSearchParams; current: boolean },
): ProductSheet {
  const { typology, onSale } = stock;
  const { data, words } = product;
  const read = readQuery(typology, search, [data, ...stock.data]);
  const { query, changed, quote } = priceNearest(typology, data, read.query);
  return {
    ...toProductResult(typology, product, { quote, query }),
    state: { ...stock.state, updatedAt: product.updatedAt },
    provider: typology.provider(data),
    description: words.description,
    current,
    validTo: words.validTo,
    total: typology.total?.(data, query) ?? null,
    ...(typology.schedule !== undefined && { schedule: typology.schedule(data) }),
    choosers: typology.choosers?.(data, query) ?? [],
    ranges: toRanges(typology.fields, query, { onSheet: true }),
    shares: toShares(typology.fields, query),
    ignored: [...read.ignored, ...toAskedChanges(changed, search)],
    assumptions: typology.assumptions(query),
    sections: typology.sections(data, query),
    siblings: onSale
      .filter((other) => other.slug !== product.slug && typology.isSibling(data, other.data))
      .map((other) => ({
        name: other.words.name,
        path: other.path,
        figureEur: priceNearest(typology, other.data, query).quote.eur,
        current: true,
      }))
      .sort((a, b) => a.figureEur - b.figureEur),
    similar: toSimilar(stock, product, { query, quote, current }),
  };
}

/** The changes to what the address asked for, each sentence once. */
function toAskedChanges(
  changed: readonly IgnoredParameter[],
  search: URLSearchParams,
): IgnoredParameter[] {
  const sentences = new Set<string>();
  return changed.filter(({ key, message }) => {
    const isNew = (search.get(key)?.trim() ?? "") !== "" && !sentences.has(message);
    sentences.add(isNew ? message : "");
    return isNew;
  });
}

/**
 * The products of the same kind with the nearest prices, or of any kind if there are too few.
 * Siblings are left out because they have a separate list, but for an ended product they come
 * first.
 */
function toSimilar<Data, Query extends object>(
  stock: ProductStock<Data, Query>,
  product: ListedProduct<Data>,
  { query, quote, current }: { query: Query; quote: ItemQuote; current: boolean },
): ProductResult[] {
  const { typology } = stock;
  const isSibling = (other: ListedProduct<Data>) => typology.isSibling(product.data, other.data);
  const toDistance = ({ product: other, quote: { eur } }: PricedEntry<Data>) => [
    other.words.kind === product.words.kind ? 0 : 1,
    isSibling(other) ? 0 : 1,
    Math.abs(eur - quote.eur),
  ];
  return priceStock(stock, query)
    .priced.filter(
      ({ product: other }) => other.slug !== product.slug && !(current && isSibling(other)),
    )
    .map((entry) => ({ entry, distance: toDistance(entry) }))
    .sort(
      (a, b) =>
        compareDistances(a.distance, b.distance) ||
        a.entry.product.slug.localeCompare(b.entry.product.slug),
    )
    .slice(0, SIMILAR)
    .map(({ entry }) => toProductResult(typology, entry.product, { quote: entry.quote, query }));
}

function compareDistances(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((step, position) => step !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
