import { FIGURE_PERIODS } from "@volpe/contract";
import type { QuotedItem } from "../quote/product-quote.ts";
import type { FlowItem, FlowProducts } from "./flow-products.ts";

/** The only car that is not for private persons. */
export const BUSINESS_CAR = "lince-suv-20";

const ITEMS: readonly FlowItem[] = [
  toItem("noleggio", "lince-uno-12", "Lince Uno 1.2", "Lince", 289),
  toItem("noleggio", "orsa-city-10", "Orsa City 1.0", "Orsa", 249),
  toItem("noleggio", "lince-suv-20", "Lince Suv 2.0", "Lince", 489),
  toItem("noleggio", "orsa-van-16", "Orsa Van 1.6", "Orsa", 399),
  toItem("pos", "banco-facile", "Banco Facile", "Pagolà", 32.5),
  toItem("pos", "tasca-go", "Tasca Go", "Contovivo", 28.4),
  toItem("internet", "fibra-calma", "Fibra Calma", "Ondanet", 643.6),
  toItem("internet", "aria-500", "Aria 500", "Ventolink", 598.8),
];

/** Eight simple items, cheapest first, whose figures never change. */
export const FAKE_PRODUCTS: FlowProducts = {
  findItem(slug, search) {
    const item = ITEMS.find((each) => each.slug === slug);
    const asked = search.get("destinazione") === "aziende" ? "aziende" : "privati";
    return item === undefined
      ? null
      : { ...item, destination: isForBoth(item) ? asked : item.destination };
  },
  best: (tipology, _, count) =>
    ITEMS.filter((item) => item.tipology === tipology)
      .sort((one, other) => one.figureEur - other.figureEur)
      .slice(0, count),
  terms: () => [],
  cars: () =>
    ITEMS.filter(({ tipology }) => tipology === "noleggio").map(({ slug, brand, name }) => ({
      slug,
      brand,
      model: name.replace(/ [\d.]+$/, ""),
    })),
};

function isForBoth({ tipology, slug }: FlowItem): boolean {
  return tipology === "noleggio" && slug !== BUSINESS_CAR;
}

function toItem(
  tipology: FlowItem["tipology"],
  slug: string,
  name: string,
  brand: string,
  figureEur: number,
): FlowItem {
  const item = {
    slug,
    tipology,
    destination:
      tipology === "pos" || slug === BUSINESS_CAR ? ("aziende" as const) : ("privati" as const),
    name,
    path: `/privati/${tipology}/${brand.toLowerCase()}/${slug}`,
    kind: "",
    figureEur,
    figurePer: tipology === "internet" ? ("24-months" as const) : ("month" as const),
  };
  const figure = `${figureEur} € ${FIGURE_PERIODS[item.figurePer]}`;
  const quoted = toQuotedItem(item, brand);
  return { ...item, brand, figure, filters: "", demonstration: false, quote: () => quoted };
}

type FakeItem = Pick<FlowItem, "slug" | "tipology" | "destination" | "name" | "path" | "kind"> &
  Pick<FlowItem, "figureEur" | "figurePer">;

function toQuotedItem(item: FakeItem, brand: string): QuotedItem {
  const { figureEur, figurePer, kind, ...shared } = item;
  const note = "IVA inclusa";
  return {
    use: [{ label: "Per chi", value: "privato" }],
    query: "destinazione=privati",
    assumptions: ["I canoni sono IVA inclusa."],
    updatedAt: "2026-11-20",
    offer: {
      ...shared,
      brand: { name: brand, slug: brand.toLowerCase() },
      seller: null,
      price: {
        cents: Math.round(figureEur * 100),
        per: figurePer,
        words: FIGURE_PERIODS[figurePer],
        note,
      },
      lines: [],
      terms: { validTo: null, lines: [], phone: null, url: null },
      estimate: [],
      demonstration: false,
      card: {
        kind: "product",
        product: {
          ...shared,
          kind,
          figureEur,
          figurePer,
          brand: { name: brand, slug: brand.toLowerCase(), mark: null },
          seller: null,
          picture: { path: "", width: 1, height: 1 },
          figureNote: note,
          parts: [],
          facts: [],
          note: "",
        },
      },
    },
  };
}

/** A catalogue in which no product is on sale. */
export const NO_PRODUCTS: FlowProducts = {
  findItem: () => null,
  best: () => [],
  cars: () => [],
  terms: () => [],
};
