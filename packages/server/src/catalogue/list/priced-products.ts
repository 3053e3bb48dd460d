import { type ProductResult, type ProductState, toLogoPath } from "@volpe/contract";
import { slugify } from "../../text/slug.ts";
import type { FacetColumns } from "./facets.ts";
import { compareWithPresent } from "./present-cost.ts";
import type { CardWords, ItemQuote, PricedProduct, Product, Typology } from "./typology.ts";

/** A product with the texts of its card that do not depend on the query. */
export type ListedProduct<Data> = Product<Data> & {
  words: CardWords;
  path: string;
  brand: ProductResult["brand"];
};

/** The products of one typology that are on sale today. */
export type ProductStock<Data, Query extends object> = {
  typology: Typology<Data, Query>;
  state: ProductState;
  onSale: readonly ListedProduct<Data>[];
  /** The data of the products on sale, in the same order. */
  data: readonly Data[];
  columns: FacetColumns<Data>;
};

/** A product on sale with its figure; `place` counts from 0 among all on sale. */
export type PricedEntry<Data> = PricedProduct<Data> & {
  product: ListedProduct<Data>;
  place: number;
};

type PricedStock<Data> = {
  /** Cheapest first; equal ones are in order of slug. */
  priced: PricedEntry<Data>[];
  excluded: { product: ListedProduct<Data>; reason: string }[];
};

/** Prices everything on sale for a query. */
export function priceStock<Data, Query extends object>(
  { typology, onSale }: Pick<ProductStock<Data, Query>, "typology" | "onSale">,
  query: Query,
): PricedStock<Data> {
  const priced: PricedStock<Data>["priced"] = [];
  const excluded: PricedStock<Data>["excluded"] = [];
  for (const [place, product] of onSale.entries()) {
    const outcome = typology.price(product.data, query);
    if (outcome.status === "computed") {
      priced.push({ product, place, data: product.data, quote: outcome.quote });
    } else {
      excluded.push({ product, reason: outcome.reason });
    }
  }
  priced.sort((a, b) => a.quote.eur - b.quote.eur || a.product.slug.localeCompare(b.product.slug));
  return { priced, excluded };
}

/** The product's figure for a query, or for the nearest query for which it has one. */
export function priceNearest<Data, Query extends object>(
  typology: Typology<Data, Query>,
  data: Data,
  asked: Query,
) {
  const { query, changed } = typology.fit(data, asked);
  const outcome = typology.price(data, query);
  if (outcome.status !== "computed") {
    throw new Error(`no figure of ${typology.tipology} could be fitted: ${outcome.reason}`);
  }
  return { query, changed, quote: outcome.quote };
}

export function toListedProduct<Data, Query extends object>(
  typology: Typology<Data, Query>,
  product: Product<Data>,
): ListedProduct<Data> {
  const words = typology.describe(product);
  const brand = {
    name: words.brand,
    slug: slugify(words.brand, 40) || "marca",
    mark: toLogoPath(words.brand),
  };
  const { tipology } = typology;
  return {
    ...product,
    words,
    brand,
    path: words.path ?? `/${words.destination}/${tipology}/${brand.slug}/${product.slug}`,
  };
}

/** The parts of a figure as the wire has them. */
export function toParts(parts: ItemQuote["parts"]): ProductResult["parts"] {
  return parts.map(({ label, amountEur }) => ({ label, amountEur }));
}

/** The values that a card shows of a product for a query. */
export function toProductResult<Data, Query extends object>(
  { tipology, figurePer }: Typology<Data, Query>,
  { slug, path, brand, words }: ListedProduct<Data>,
  { quote, query }: { quote: ItemQuote; query: Query },
): ProductResult {
  const saving = compareWithPresent(query, figurePer, quote.eur);
  return {
    slug,
    path,
    name: words.name,
    brand,
    seller: words.seller,
    tipology,
    destination: quote.destination,
    kind: words.kind,
    picture: words.picture,
    figureEur: quote.eur,
    figurePer,
    figureNote: quote.toNote(),
    parts: toParts(
      quote.parts.filter(({ amountEur, omittedAtZero }) => amountEur !== 0 || !omittedAtZero),
    ),
    facts: [...words.facts],
    note: words.note,
    ...(saving !== undefined && { saving }),
  };
}
