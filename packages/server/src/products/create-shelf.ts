import type {
  Comparison,
  ProductList,
  ProductResult,
  ProductSheet,
  ProductState,
} from "@volpe/contract";
import { toMarkPath, toPicture } from "@volpe/contract";
import type { ReadableFilter } from "../listing/read-choices.ts";
import { slugify } from "../offers/slug.ts";
import { formatEur } from "../rates/italian-figures.ts";
import type { ProductItem } from "./products.ts";
import { toComparison } from "./shelf-comparison.ts";
import { toList } from "./shelf-list.ts";
import type { Product, ProductFacts, ProductFilter, Quote, ShelfRules } from "./shelf-rules.ts";
import { toSheet } from "./shelf-sheet.ts";

/** One typology's products, in memory; all figures and words come from its rules. */
export type Shelf = {
  state: ProductState;
  list(search: URLSearchParams): ProductList;
  compare(search: URLSearchParams): Comparison;
  /** Of any product held, also one that ended. */
  sheet(slug: string, search: URLSearchParams): ProductSheet | null;
  /** Of a product that left the catalogue. */
  closedSheet(closed: Product<unknown>, search: URLSearchParams): ProductSheet;
  /** On sale today, cheapest first. */
  items(): readonly ProductItem[];
  item(slug: string): ProductItem | null;
  closedItem(closed: Product<unknown>): ProductItem;
  slugAt(address: string): string | null;
};

/** A product with what is said of it whatever is asked. */
export type Shelved<Data> = Product<Data> & {
  facts: ProductFacts;
  path: string;
  brand: ProductResult["brand"];
  picture: ProductResult["picture"];
};

export type ShelfContent<Data, Own extends object> = {
  rules: ShelfRules<Data, Own>;
  state: ProductState;
  /** On sale today. */
  onSale: readonly Shelved<Data>[];
  /** The data of what is on sale. */
  data: readonly Data[];
  filters: readonly ProductFilter<Data>[];
  /** The same, as an address may name them. */
  readable: readonly ReadableFilter[];
};

export function createShelf<Data, Own extends object>(
  rules: ShelfRules<Data, Own>,
  {
    products,
    state,
    today,
  }: { products: readonly Product<Data>[]; state: ProductState; today: string },
): Shelf {
  const shelved = products.map((product) => toShelved(rules, product));
  const isOnSale = ({ facts }: Shelved<Data>) => facts.validTo === null || facts.validTo >= today;
  const bySlug = new Map(shelved.map((product) => [product.slug, product]));
  const byAddress = new Map(shelved.map(({ address, slug }) => [address, slug]));
  const onSale = shelved.filter(isOnSale);
  const data = onSale.map((product) => product.data);
  const filters = rules.filters(data);
  const content = { rules, state, onSale, data, filters, readable: toReadable(filters, data) };
  const items = onSale
    .map((product) => toItem(rules, product, true))
    .sort((a, b) => a.figureEur - b.figureEur);
  const itemBySlug = new Map(items.map((item) => [item.slug, item]));
  // Only products that were stored under this typology come here.
  const reshelve = (closed: Product<unknown>) => toShelved(rules, closed as Product<Data>);
  return {
    state,
    list: (search) => toList(content, search),
    compare: (search) => toComparison(content, search),
    sheet(slug, search) {
      const product = bySlug.get(slug);
      return product === undefined
        ? null
        : toSheet(content, product, { search, current: isOnSale(product) });
    },
    closedSheet: (closed, search) => toSheet(content, reshelve(closed), { search, current: false }),
    items: () => items,
    item(slug) {
      const product = bySlug.get(slug);
      return itemBySlug.get(slug) ?? (product === undefined ? null : toItem(rules, product, false));
    },
    closedItem: (closed) => toItem(rules, reshelve(closed), false),
    slugAt: (address) => byAddress.get(address) ?? null,
  };
}

function toReadable<Data>(
  filters: readonly ProductFilter<Data>[],
  data: readonly Data[],
): ReadableFilter[] {
  return filters.map(({ key, several, mending, order = [], valuesOf }) => ({
    key,
    several,
    mending,
    known: new Set([...order, ...data.flatMap(valuesOf)]),
  }));
}

function toShelved<Data, Own extends object>(
  rules: ShelfRules<Data, Own>,
  product: Product<Data>,
): Shelved<Data> {
  const facts = rules.describe(product);
  const brand = {
    name: facts.brand,
    slug: slugify(facts.brand, 40) || "marca",
    mark: toMarkPath(facts.brand),
  };
  return {
    ...product,
    facts,
    brand,
    path: facts.path ?? `/${facts.destination}/${rules.tipology}/${brand.slug}/${product.slug}`,
    picture: toPicture(rules.tipology, facts.kind),
  };
}

/** What a card shows of a product for a query. */
export function toResult<Data, Own extends object>(
  rules: ShelfRules<Data, Own>,
  { slug, path, brand, picture, facts }: Shelved<Data>,
  quote: Quote,
): ProductResult {
  return {
    slug,
    path,
    name: facts.name,
    brand,
    seller: facts.seller,
    tipology: rules.tipology,
    destination: quote.destination,
    kind: facts.kind,
    picture,
    figureEur: quote.eur,
    figurePer: rules.figurePer,
    figureNote: quote.toNote(),
    parts: [...quote.parts],
    facts: [...facts.facts],
    note: facts.note,
  };
}

/** The product's figure for a query; for the nearest one where it has none for that. */
export function quoteNearest<Data, Own extends object>(
  rules: ShelfRules<Data, Own>,
  data: Data,
  own: Own,
) {
  const fitted = rules.fit(data, own);
  const outcome = rules.quote(data, fitted.own);
  if (outcome.status !== "computed") {
    throw new Error(`no figure of ${rules.tipology} could be fitted: ${outcome.reason}`);
  }
  return { ...fitted, quote: outcome.quote };
}

function toItem<Data, Own extends object>(
  rules: ShelfRules<Data, Own>,
  product: Shelved<Data>,
  current: boolean,
): ProductItem {
  const { slug, path, brand, picture, facts, data, updatedAt } = product;
  const { own } = rules.readOwn(new URLSearchParams({ destinazione: facts.destination }), [data]);
  const { quote } = quoteNearest(rules, data, own);
  return {
    slug,
    tipology: rules.tipology,
    destination: facts.destination,
    path,
    name: facts.name,
    brand,
    seller: facts.seller,
    kind: facts.kind,
    picture,
    figureEur: quote.eur,
    figureWords: `${formatEur(quote.eur)} ${rules.figureWords}, ${quote.toNote()}`,
    facts: facts.facts,
    sought: facts.sought,
    description: facts.description,
    validTo: facts.validTo,
    updatedAt,
    current,
  };
}
