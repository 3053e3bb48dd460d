import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  FIGURE_PERIODS,
  formatEurCents,
  ITEM_CARDS_MAX,
  Item,
  ItemCard,
  ItemCardsQuery,
  ItemsRequest,
  type ProductSheet,
  type SupplyProfile,
  toFigureBasis,
  toSupplyParts,
} from "@volpe/contract";
import Type from "typebox";
import type { CatalogueSheet } from "../catalogue/energy/offer-sheet.ts";
import { toSupplyProfile } from "../catalogue/energy/supply-profile.ts";
import type { ProductItem } from "../catalogue/list/products.ts";
import { toPlacedSearch } from "../places/placed-search.ts";
import { REVALIDATED } from "../revalidated.ts";
import { LENIENT, toRoute, toSearch } from "../route.ts";
import type { Services } from "../services.ts";

/**
 * `POST /items/visualizzati`: the items of a list kept in a cookie, including those that have ended.
 * `GET /items`: some items with their cards, for pages of partners.
 */
export function itemRoutes({
  catalogue,
  products,
}: Pick<Services, "catalogue" | "products">): FastifyPluginAsyncTypebox {
  const findItem = async (slug: string, use: string): Promise<Item | null> => {
    const search = toPlacedSearch(new URLSearchParams(use));
    const offer = catalogue.sheet(slug, search);
    const product =
      offer === null ? products.findItem(slug, use === "" ? undefined : search) : null;
    if (product !== null) {
      return withUse(toProductItem(product), use);
    }
    const sheet = offer ?? (await catalogue.findClosedSheet(slug, search));
    if (sheet !== null) {
      return withUse(toEnergyItem(sheet), use);
    }
    const ended = await products.findEndedItem(slug);
    return ended === null ? null : toProductItem(ended);
  };
  const findCard = async (slug: string, search: URLSearchParams): Promise<ItemCard | null> => {
    const placed = toPlacedSearch(search);
    const offer = catalogue.sheet(slug, placed);
    const sheet =
      offer === null
        ? (products.sheet(slug, search) ?? (await products.findEnded(slug, search)))
        : null;
    if (sheet !== null) {
      return toProductCard(sheet);
    }
    const energy = offer ?? (await catalogue.findClosedSheet(slug, placed));
    return energy === null ? null : toEnergyCard(energy);
  };
  return async (app) => {
    app.get(
      "/items",
      {
        ...LENIENT,
        ...REVALIDATED,
        ...toRoute(
          "Items by slug with their cards, for one use; unknown ones are left out",
          Type.Array(ItemCard),
          { querystring: ItemCardsQuery },
        ),
      },
      async ({ url }) => {
        const use = toSearch(url);
        const slugs = (use.get("slugs") ?? "").split(",").filter((slug) => slug !== "");
        use.delete("slugs");
        const unique = [...new Set(slugs)].slice(0, ITEM_CARDS_MAX);
        const cards = await Promise.all(unique.map((slug) => findCard(slug, use)));
        return { data: cards.filter((card) => card !== null) };
      },
    );

    app.post(
      "/items/visualizzati",
      toRoute(
        "Items by slug, in the requested order; unknown ones are left out",
        Type.Array(Item),
        { body: ItemsRequest },
      ),
      async ({ body }) => {
        const items = await Promise.all(
          body.slugs.map((slug, index) => findItem(slug, body.uses?.[index] ?? "")),
        );
        return { data: items.filter((item) => item !== null) };
      },
    );
  };
}

function toEnergyCard(sheet: CatalogueSheet): ItemCard {
  const { catalogue, current, outcome } = sheet;
  return {
    ...toEnergyItem(sheet),
    card:
      current && outcome.status === "computed" ? { kind: "energy", offer: outcome.result } : null,
    updatedAt: catalogue.updatedAt,
    demonstration: catalogue.demonstration,
  };
}

function toProductCard(sheet: ProductSheet): ItemCard {
  const { current, state, figureEur } = sheet;
  return {
    ...toItem(sheet, current ? toProductFigure(figureEur, toFigureBasis(sheet)) : null),
    card: current ? { kind: "product", product: sheet } : null,
    updatedAt: state.updatedAt,
    demonstration: state.demonstration,
  };
}

/** An electricity or gas offer as a row of a list shows it. */
function toEnergyItem(sheet: CatalogueSheet): Item {
  const { supplier, outcome } = sheet;
  const figure =
    outcome.status === "computed"
      ? {
          eur: outcome.result.spend.total,
          amount: formatEurCents(outcome.result.spend.total),
          basis: `${FIGURE_PERIODS.year} ${toSupplyWords(sheet.profile)}, imposte comprese`,
          estimate: outcome.result.estimate.length > 0,
        }
      : null;
  return toItem({ ...sheet, brand: supplier }, figure);
}

/**
 * Writes the supply as `per 3.100 kWh, 4,5 kW, non residente, Torino (TO)`. The usual power and
 * «residente» are left out.
 */
function toSupplyWords(profile: SupplyProfile): string {
  const { tipology, destination, capacityKw } = profile;
  const { consumption, power, use, place } = toSupplyParts(profile);
  const usual = toSupplyProfile(tipology, { destinazione: destination });
  return [
    `per ${consumption}`,
    capacityKw === usual.capacityKw ? null : power,
    use === "non residente" ? use : null,
    place,
  ]
    .filter((words) => words !== null)
    .join(", ");
}

/** A vehicle, a terminal or an internet line as a row of a list shows it. */
function toProductItem(product: ProductItem): Item {
  const { figureEur, figureBasis, current } = product;
  return toItem(product, current ? toProductFigure(figureEur, figureBasis) : null);
}

function toProductFigure(eur: number, basis: string): Item["figure"] {
  return { eur, amount: formatEurCents(eur), basis, estimate: false };
}

type Listed = Pick<Item, "slug" | "tipology" | "destination" | "path" | "current"> & {
  brand: { name: string };
  name: string;
};

function toItem(
  { slug, brand, name, tipology, destination, path, current }: Listed,
  figure: Item["figure"],
): Item {
  return {
    slug,
    brand: { name: brand.name },
    ai_translated: [{ label: name }],
    tipology,
    destination,
    path,
    figure,
    current,
  };
}

/** The item's page for the use. An ended item has no use. */
function withUse(item: Item, use: string): Item {
  return use === "" || !item.current ? item : { ...item, path: `${item.path}?${use}` };
}
