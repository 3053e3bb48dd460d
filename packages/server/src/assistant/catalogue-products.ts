import type { ProductResult, ProductTipology } from "@volpe/contract";
import { slugify } from "../offers/slug.ts";
import type { Products } from "../products/products.ts";
import { formatEur } from "../rates/italian-figures.ts";
import type { FlowItem, FlowProducts } from "./flow-products.ts";

const PER: Record<ProductResult["figurePer"], string> = {
  month: "al mese",
  "24-months": "in 24 mesi",
};

/** A rental has a fee for some values alone: of what was said, the nearest of them is looked up. */
const STEPPED = ["durata", "km", "anticipo"] as const;

/** The products on sale, as the flow asks for them; a figure's words say what it is for. */
export function toFlowProducts(products: Pick<Products, "items" | "list" | "sheet">): FlowProducts {
  return {
    findItem(slug, search) {
      const sheet = products.sheet(slug, new URLSearchParams());
      if (sheet === null) {
        return null;
      }
      const near = toNearest(search, sheet.choosers);
      const found = products.sheet(slug, near) ?? sheet;
      return toItem(found, found.state.demonstration);
    },
    best(tipology, search, count) {
      const near = toNearest(search, findChoosers(products, tipology));
      const { items, state } = products.list(tipology, near);
      return items.slice(0, count).map((item) => toItem(item, state.demonstration));
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

/** The words of a car's name that its address has before the variant's. */
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

function toItem(result: ProductResult, demonstration: boolean): FlowItem {
  const { slug, tipology, destination, name, brand, path, figureEur, figurePer } = result;
  const per = PER[figurePer];
  const { figureNote: note } = result;
  const words = note.startsWith(per) ? note : [per, note].filter((part) => part !== "").join(", ");
  return {
    slug,
    tipology,
    destination,
    name,
    brand: brand.name,
    path,
    figureEur,
    figure: `${formatEur(figureEur)} ${words}`,
    figurePer,
    demonstration,
  };
}
