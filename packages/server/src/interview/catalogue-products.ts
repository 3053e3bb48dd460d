import {
  formatEurCents,
  type ProductResult,
  type ProductSheet,
  type ProductTipology,
} from "@volpe/contract";
import type { Products } from "../catalogue/list/products.ts";
import type { QuotedItem } from "../quote/product-quote.ts";
import { toProductUse, toQuotedProduct } from "../quote/quoted-product.ts";
import { slugify } from "../text/slug.ts";
import type { FlowItem, FlowProducts } from "./flow-products.ts";

const PER: Record<ProductResult["figurePer"], string> = {
  month: "al mese",
  "24-months": "in 24 mesi",
};

/** A rental has fees only for some values, so the value nearest to the answer is looked up. */
const STEPPED = ["durata", "km", "anticipo"] as const;

/** The products on sale in the form that the flow needs. Each figure comes with its conditions. */
export function toFlowProducts(products: Pick<Products, "items" | "list" | "sheet">): FlowProducts {
  return {
    findItem(slug, search) {
      const sheet = products.sheet(slug, new URLSearchParams());
      if (sheet === null) {
        return null;
      }
      const near = toNearest(search, sheet.choosers);
      const found = products.sheet(slug, near) ?? sheet;
      const caveat = found.ignored.find(
        ({ key }) => key === "circuiti" || key === "provincia",
      )?.message;
      return {
        ...toItem(found, {
          demonstration: found.state.demonstration,
          quote: () => toQuotedItem(found, near),
        }),
        ...(caveat === undefined ? {} : { caveat }),
      };
    },
    best(tipology, search, count) {
      const near = toNearest(search, findChoosers(products, tipology));
      const { items, state } = products.list(tipology, near);
      const quote = (item: ProductResult) => {
        const sheet = products.sheet(item.slug, near);
        if (sheet === null) {
          throw new Error(`${item.slug} is listed and has no sheet`);
        }
        return toQuotedItem(sheet, near);
      };
      return items
        .slice(0, count)
        .map((item) =>
          toItem(item, { demonstration: state.demonstration, quote: () => quote(item) }),
        );
    },
    terms(key, slug, search) {
      if (slug === "") {
        const { facets } = products.list("noleggio", search);
        return toFigures(facets.find((facet) => facet.key === key)?.values);
      }
      const chooser = products.sheet(slug, search)?.choosers.find((each) => each.key === key);
      // The down payment is asked last, when the other two values are known.
      return toFigures(chooser?.options.filter(({ available }) => available || key !== "anticipo"));
    },
    cars: (destination) =>
      products
        .items("noleggio")
        .filter((item) => item.destination === "privati" || destination === "aziende")
        .map(({ slug, brand, name, path }) => ({
          slug,
          brand: brand.name,
          model: toModelName(name, path),
        })),
  };
}

function toFigures(options: readonly { value: string }[] = []): number[] {
  return options.map(({ value }) => Number(value));
}

/** The words of a car's name that its slug has before those of the variant. */
function toModelName(name: string, path: string): string {
  const words = name.split(" ");
  const model = path.split("/").at(-2);
  const names = words.map((_, index) => words.slice(0, index + 1).join(" "));
  return names.find((each) => slugify(each, 200) === model) ?? name;
}

type Choosers = NonNullable<ReturnType<Products["sheet"]>>["choosers"];

function findChoosers(products: Pick<Products, "items" | "sheet">, tipology: ProductTipology) {
  const [first] = tipology === "noleggio" ? products.items(tipology) : [];
  const sheet = first === undefined ? null : products.sheet(first.slug, new URLSearchParams());
  return sheet?.choosers ?? [];
}

function toNearest(search: URLSearchParams, choosers: Choosers): URLSearchParams {
  const near = new URLSearchParams(search);
  for (const key of STEPPED) {
    const wanted = search.get(key);
    const values = choosers.find((each) => each.key === key)?.options.map(({ value }) => value);
    const [nearest] = (values ?? []).toSorted(
      (one, other) =>
        Math.abs(Number(one) - Number(wanted)) - Math.abs(Number(other) - Number(wanted)),
    );
    if (wanted !== null && nearest !== undefined) {
      near.set(key, nearest);
    }
  }
  return near;
}

function toQuotedItem(sheet: ProductSheet, search: URLSearchParams): QuotedItem {
  return {
    ...toProductUse(sheet, search),
    offer: toQuotedProduct(sheet),
    assumptions: [...sheet.ignored.map(({ message }) => message), ...sheet.assumptions],
    updatedAt: sheet.state.updatedAt,
  };
}

function toItem(result: ProductResult, more: Pick<FlowItem, "demonstration" | "quote">): FlowItem {
  const { slug, tipology, destination, name, brand, kind, path, figureEur, figurePer } = result;
  const per = PER[figurePer];
  const { figureNote: note } = result;
  const words = note.startsWith(per) ? note : [per, note].filter((part) => part !== "").join(", ");
  return {
    slug,
    tipology,
    destination,
    name,
    brand: brand.name,
    kind,
    path,
    figureEur,
    figure: `${formatEurCents(figureEur)} ${words}`,
    figurePer,
    ...more,
  };
}
