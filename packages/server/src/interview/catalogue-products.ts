import {
  formatEurCents,
  type ProductList,
  type ProductResult,
  type ProductSheet,
  type ProductTipology,
  toFigureBasis,
} from "@volpe/contract";
import type { Products } from "../catalogue/list/products.ts";
import { FUEL_WORDS, GEARBOX_WORDS } from "../catalogue/rental/vehicle-words.ts";
import type { QuotedItem } from "../quote/product-quote.ts";
import { toProductUse, toQuotedProduct } from "../quote/quoted-product.ts";
import { slugify } from "../text/slug.ts";
import type { FlowItem, FlowProducts, RentalTerm } from "./flow-products.ts";
import { type CarWishes, toAllowedFuels } from "./understanding/car-wishes.ts";

const TERMS: readonly RentalTerm[] = ["durata", "km", "anticipo"];

/** The products on sale in the form that the flow needs. Each figure comes with its conditions. */
export function toFlowProducts(products: Pick<Products, "items" | "list" | "sheet">): FlowProducts {
  return {
    findItem(slug, search) {
      const found = products.sheet(slug, search);
      if (found === null) {
        return null;
      }
      const caveat = found.ignored.find(
        ({ key }) => key === "circuiti" || key === "provincia",
      )?.message;
      return {
        ...toItem(found, {
          demonstration: found.state.demonstration,
          filters: "",
          quote: () => toQuotedItem(found, search),
        }),
        ...(caveat === undefined ? {} : { caveat }),
      };
    },
    best(tipology, search, count) {
      const asked = withOpenTerms(products, tipology, search);
      const list = products.list(tipology, asked);
      const quote = (item: ProductResult) => {
        const sheet = products.sheet(item.slug, asked);
        if (sheet === null) {
          throw new Error(`${item.slug} is listed and has no sheet`);
        }
        return toQuotedItem(sheet, asked);
      };
      const items = list.items.slice(0, count);
      const more = {
        demonstration: list.state.demonstration,
        filters: describeFilters(list, items[0] && products.sheet(items[0].slug, asked)),
      };
      return items.map((item) => toItem(item, { ...more, quote: () => quote(item) }));
    },
    terms(key, slug, search) {
      if (slug === "") {
        return toFigures(findTermValues(products, key, search));
      }
      const chooser = products.sheet(slug, search)?.choosers.find((each) => each.key === key);
      // The down payment is asked last, when the other two values are known.
      return toFigures(chooser?.options.filter(({ available }) => available || key !== "anticipo"));
    },
    cars: (destination, wishes) =>
      products
        .items("noleggio")
        .filter((item) => item.destination === "privati" || destination === "aziende")
        .filter(({ facts }) => wishes === undefined || hasWished(facts, wishes))
        .map(({ slug, brand, name, path }) => ({
          slug,
          brand: brand.name,
          model: toModelName(name, path),
        })),
  };
}

/**
 * The filters that chose the items of a list, in the words of its chips. What a sheet reads too
 * changes the figure of an item and chooses none.
 */
function describeFilters(list: ProductList, sheet: ProductSheet | null = null): string {
  const onSheet = sheet?.ranges.map(({ key }) => key) ?? [];
  const keys = [...list.facets.filter(({ required }) => !required), ...list.ranges]
    .map(({ key }) => key)
    .filter((key) => !onSheet.includes(key));
  return keys
    .map((key) => list.applied.flatMap((chip) => (chip.key === key ? chip.label : [])))
    .filter((labels) => labels.length > 0)
    .map((labels) => labels.join(" o "))
    .join(", ");
}

/** Whether the words of a car name what is wished. */
function hasWished(facts: readonly string[], wishes: CarWishes): boolean {
  const { fuels, gearbox } = wishes;
  return (
    (fuels.length === 0 ||
      toAllowedFuels(wishes).some((fuel) => facts.includes(FUEL_WORDS[fuel]))) &&
    (gearbox === null || facts.includes(GEARBOX_WORDS[gearbox]))
  );
}

function toFigures(options: readonly { value: string }[] = []): number[] {
  return options.map(({ value }) => Number(value));
}

/**
 * The part of a car's name that the path states as its model, without the variant; the whole name
 * if the path does not match.
 */
function toModelName(name: string, path: string): string {
  const words = name.split(" ");
  const model = path.split("/").at(-2);
  const names = words.map((_, index) => words.slice(0, index + 1).join(" "));
  return names.find((each) => slugify(each, 200) === model) ?? name;
}

/** The values of a term with which some listed car is rented. */
function findTermValues(
  products: Pick<Products, "list">,
  key: RentalTerm,
  search: URLSearchParams,
): { value: string }[] {
  const { facets } = products.list("noleggio", search);
  const values = facets.find((facet) => facet.key === key)?.values ?? [];
  return values.filter(({ count }) => count > 0);
}

/**
 * The search, with another value for a term that was left open if no car is rented with the usual
 * one. An answered term is never changed.
 */
function withOpenTerms(
  products: Pick<Products, "list">,
  tipology: ProductTipology,
  search: URLSearchParams,
): URLSearchParams {
  if (tipology !== "noleggio" || products.list(tipology, search).items.length > 0) {
    return search;
  }
  for (const key of TERMS.filter((each) => !search.has(each))) {
    const [rented] = findTermValues(products, key, search);
    if (rented !== undefined) {
      return new URLSearchParams([...search, [key, rented.value]]);
    }
  }
  return search;
}

function toQuotedItem(sheet: ProductSheet, search: URLSearchParams): QuotedItem {
  return {
    ...toProductUse(sheet, search),
    offer: toQuotedProduct(sheet),
    assumptions: [...sheet.ignored.map(({ message }) => message), ...sheet.assumptions],
    updatedAt: sheet.state.updatedAt,
  };
}

function toItem(
  result: ProductResult,
  more: Pick<FlowItem, "demonstration" | "filters" | "quote">,
): FlowItem {
  const { slug, tipology, destination, name, brand, kind, path, figureEur, figurePer } = result;
  const { saving } = result;
  return {
    slug,
    tipology,
    destination,
    name,
    brand: brand.name,
    kind,
    path,
    figureEur,
    figure: `${formatEurCents(figureEur)} ${toFigureBasis(result)}`,
    figurePer,
    ...(saving !== undefined && { saving: saving.words }),
    ...more,
  };
}
