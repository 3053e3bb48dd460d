import {
  type Comparison,
  formatEurCents,
  type ProductList,
  type ProductSheet,
  type ProductState,
} from "@volpe/contract";
import type { PublishedOffer } from "../../seller-papers/published-offer.ts";
import { createFacetColumns } from "./facets.ts";
import {
  type ListedProduct,
  type ProductStock,
  priceNearest,
  toListedProduct,
} from "./priced-products.ts";
import { readQuery, toProductComparison, toProductList } from "./product-list.ts";
import { toProductSheet } from "./product-sheet.ts";
import type { ProductItem } from "./products.ts";
import type { Product, Typology } from "./typology.ts";

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
  // This function gets only products that were stored under this typology.
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
  return {
    slug,
    tipology: typology.tipology,
    destination: words.destination,
    path,
    name: words.name,
    brand,
    seller: words.seller,
    kind: words.kind,
    picture: words.picture,
    figureEur: quote.eur,
    figureWords: `${formatEurCents(quote.eur)} ${typology.figureWords}, ${quote.toNote()}`,
    facts: words.facts,
    sought: words.sought,
    description: words.description,
    validTo: words.validTo,
    updatedAt,
    current,
  };
}
