import {
  type Comparison,
  type IgnoredParameter,
  type ProductList,
  type ProductResult,
  type ProductSheet,
  type ProductState,
  toFigureBasis,
} from "@volpe/contract";
import type { PublishedOffer } from "../../seller-papers/published-offer.ts";
import { createFacetColumns } from "./facets.ts";
import {
  type ListedProduct,
  type PricedEntry,
  type ProductStock,
  priceNearest,
  priceStock,
  toListedProduct,
  toProductResult,
} from "./priced-products.ts";
import { readQuery, toProductComparison, toProductList } from "./product-list.ts";
import type { ProductItem } from "./products.ts";
import { toRanges, toShares } from "./query-field.ts";
import type { ItemQuote, Product, Typology } from "./typology.ts";

/** One typology's products in memory. */
export type TypologyList = {
  state: ProductState;
  list(search: URLSearchParams): ProductList;
  compare(search: URLSearchParams): Comparison;
  /** The sheet of a product in memory, including an ended one. */
  sheet(slug: string, search: URLSearchParams): ProductSheet | null;
  /** The sheet of a product that left the catalogue. */
  closedSheet(closed: Product<unknown>, search: URLSearchParams): ProductSheet;
  /** The products on sale today, cheapest first. */
  items(): readonly ProductItem[];
  /** An item with its figure for `search`, by default for the reference query. */
  item(slug: string, search?: URLSearchParams): ProductItem | null;
  closedItem(closed: Product<unknown>): ProductItem;
  paperedAs(slug: string): PublishedOffer | null;
  slugAt(address: string): string | null;
};

export function createProductList<Data, Query extends object>(
  typology: Typology<Data, Query>,
  {
    products,
    state,
    today,
  }: { products: readonly Product<Data>[]; state: ProductState; today: string },
): TypologyList {
  const listed = products.map((product) => toListedProduct(typology, product));
  const isOnSale = ({ words }: ListedProduct<Data>) =>
    words.validTo === null || words.validTo >= today;
  const bySlug = new Map(listed.map((product) => [product.slug, product]));
  const byAddress = new Map(listed.map(({ address, slug }) => [address, slug]));
  const onSale = listed.filter(isOnSale);
  const data = onSale.map((product) => product.data);
  const columns = createFacetColumns(data, typology.filters(data));
  const stock: ProductStock<Data, Query> = { typology, state, onSale, data, columns };
  const items = onSale
    .map((product) => toItem(typology, product, true))
    .sort((a, b) => a.figureEur - b.figureEur);
  const itemBySlug = new Map(items.map((item) => [item.slug, item]));
  // The type holds, because `toClosed` gets only products of this typology.
  const toClosed = (closed: Product<unknown>) => toListedProduct(typology, closed as Product<Data>);
  return {
    state,
    list: (search) => toProductList(stock, search),
    compare: (search) => toProductComparison(stock, search),
    sheet(slug, search) {
      const product = bySlug.get(slug);
      return product === undefined
        ? null
        : toProductSheet(stock, product, { search, current: isOnSale(product) });
    },
    closedSheet: (closed, search) =>
      toProductSheet(stock, toClosed(closed), { search, current: false }),
    items: () => items,
    item(slug, search) {
      const product = bySlug.get(slug);
      if (product !== undefined && search !== undefined && isOnSale(product)) {
        return toItem(typology, product, true, { search, data });
      }
      return (
        itemBySlug.get(slug) ?? (product === undefined ? null : toItem(typology, product, false))
      );
    },
    closedItem: (closed) => toItem(typology, toClosed(closed), false),
    paperedAs(slug) {
      const product = bySlug.get(slug);
      return product === undefined ? null : typology.paperedAs(product);
    },
    slugAt: (address) => byAddress.get(address) ?? null,
  };
}

function toItem<Data, Query extends object>(
  typology: Typology<Data, Query>,
  { slug, path, brand, words, data, updatedAt }: ListedProduct<Data>,
  current: boolean,
  asked: { search: URLSearchParams; data: readonly Data[] } = {
    search: new URLSearchParams({ destinazione: words.destination }),
    data: [],
  },
): ProductItem {
  const { query } = readQuery(typology, asked.search, [data, ...asked.data]);
  const { quote } = priceNearest(typology, data, query);
  const { note: _, ...shown } = words;
  return {
    ...shown,
    slug,
    tipology: typology.tipology,
    path,
    brand,
    figureEur: quote.eur,
    figureBasis: toFigureBasis({ figurePer: typology.figurePer, figureNote: quote.toNote() }),
    updatedAt,
    current,
  };
}

const SIMILAR = 3;

/** The whole sheet of a product for the query of an address, or for the nearest available one. */
function toProductSheet<Data, Query extends object>(
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
