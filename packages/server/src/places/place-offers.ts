import type {
  EnergyTipology,
  OfferResult,
  PlaceChoice,
  PlaceOffer,
  PlaceOffers,
  PlaceProducts,
  PlaceTipology,
} from "@volpe/contract";
import type { Catalogue } from "../offers/catalogue.ts";
import { ZONE_UNSAID } from "../offers/zone.ts";
import type { Products } from "../products/products.ts";

const TIPOLOGIES: readonly EnergyTipology[] = ["luce", "gas"];
const LOCAL_SHOWN = 3;

type Known = Pick<Catalogue, "rank" | "excluded" | "state">;
type Shelves = Pick<Products, "list">;

/** What is valid in a place of each typology, for the Portal's reference household. */
export function toPlaceOffers(
  { catalogue, products }: { catalogue: Known; products: Shelves },
  place: PlaceChoice,
): PlaceOffers {
  return {
    place,
    products: LISTS.map((list) => toPlaceProducts(products, place, list)),
    tipologies: TIPOLOGIES.map((tipology) => toTipology(catalogue, place, tipology)),
    demonstration: catalogue.state().demonstration,
  };
}

function toTipology(
  catalogue: Known,
  { province, comune }: PlaceChoice,
  tipology: EnergyTipology,
): PlaceTipology {
  const query = { provincia: province, ...(comune === undefined ? {} : { comune }) };
  const search = new URLSearchParams(query);
  const { offers, total } = catalogue.rank(tipology, query);
  // What a list for the whole of Italy leaves out for its zone alone, and this place's does not.
  const excludedHere = new Set(catalogue.excluded(tipology, query).offers.map(({ code }) => code));
  const local = new Set(
    catalogue
      .excluded(tipology, {})
      .offers.filter(({ reason, code }) => reason === ZONE_UNSAID && !excludedHere.has(code))
      .map(({ code }) => code),
  );
  const [cheapest] = offers;
  return {
    tipology,
    total,
    local: local.size,
    localOffers: offers
      .filter(({ code }) => local.has(code))
      .slice(0, LOCAL_SHOWN)
      .map((offer) => toPlaceOffer(offer, search)),
    cheapest: cheapest === undefined ? null : toPlaceOffer(cheapest, search),
    supply: SUPPLIES[tipology],
    listPath: `/offerte/${tipology}?${search}`,
  };
}

/** Lists that a place narrows bear it in their address; terminals and rentals go everywhere. */
const LISTS = [
  { tipology: "internet", path: "/offerte/internet", narrowed: true },
  { tipology: "pos", path: "/pos", narrowed: false },
  { tipology: "noleggio", path: "/noleggio", narrowed: false },
] as const;

function toPlaceProducts(
  products: Shelves,
  { province }: PlaceChoice,
  { tipology, path, narrowed }: (typeof LISTS)[number],
): PlaceProducts {
  const search = new URLSearchParams(narrowed ? { provincia: province } : {});
  const { total, items } = products.list(tipology, search);
  const [cheapest] = items;
  const query = narrowed ? `?${search}` : "";
  return {
    tipology,
    total,
    // Without a province only what is sold everywhere is listed.
    local: narrowed ? total - products.list(tipology, new URLSearchParams()).total : 0,
    cheapest:
      cheapest === undefined
        ? null
        : {
            name: cheapest.name,
            brand: cheapest.seller ?? cheapest.brand.name,
            path: `${cheapest.path}${query}`,
            figureEur: cheapest.figureEur,
            figurePer: cheapest.figurePer,
          },
    listPath: `${path}${query}`,
  };
}

/** What `toSupplyProfile` fills in where nothing is said. */
const SUPPLIES: Readonly<Record<EnergyTipology, string>> = {
  luce: "2.700 kWh l’anno, 3 kW, residente",
  gas: "1.400 Smc l’anno",
};

function toPlaceOffer(
  { name, supplier, path, spend, estimate }: OfferResult,
  search: URLSearchParams,
): PlaceOffer {
  return {
    name,
    supplier: supplier.name,
    path: `${path}?${search}`,
    spendEur: spend.total,
    estimate: estimate.length > 0,
  };
}
