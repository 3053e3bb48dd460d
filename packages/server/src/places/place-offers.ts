import {
  ENERGY_TIPOLOGIES,
  type EnergyTipology,
  formatQuantity,
  type OfferResult,
  type PlaceChoice,
  type PlaceOffer,
  type PlaceOffers,
  type PlaceProducts,
  type PlaceTipology,
  PRODUCT_TIPOLOGIES,
  type ProductTipology,
  REFERENCE_SUPPLY,
  TIPOLOGY_LISTS,
} from "@volpe/contract";
import { LRUCache } from "lru-cache";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import type { Products } from "../catalogue/list/products.ts";
import { ZONE_UNSAID } from "./zone.ts";

const LOCAL_SHOWN = 3;

/** Space for all provinces and the most recently requested comuni. */
const MAX_PLACES = 300;

type Catalogues = {
  catalogue: Pick<Catalogue, "rank" | "excluded" | "state" | "version">;
  products: Pick<Products, "list" | "version">;
};

/**
 * Returns the offers and products on sale in a place. The result is cached until the catalogue or
 * the products change, because a region needs a dozen rankings of each typology.
 */
export function createPlaceOffers(catalogues: Catalogues): (place: PlaceChoice) => PlaceOffers {
  const cache = new LRUCache<string, PlaceOffers, PlaceChoice>({
    max: MAX_PLACES,
    memoMethod: (_key, _stale, { context: place }) => toPlaceOffers(catalogues, place),
  });
  return (place) => {
    const version = `${catalogues.catalogue.version()} ${catalogues.products.version()}`;
    return cache.memo(`${version} ${place.comune ?? place.province}`, { context: place });
  };
}

/** What is on sale in a place, by typology, for the Portal's reference household. */
function toPlaceOffers({ catalogue, products }: Catalogues, place: PlaceChoice): PlaceOffers {
  return {
    place,
    products: PRODUCT_TIPOLOGIES.map((each) => toPlaceProducts(products, place, each)),
    tipologies: ENERGY_TIPOLOGIES.map((tipology) => toTipology(catalogue, place, tipology)),
    demonstration: catalogue.state().demonstration,
  };
}

function toTipology(
  catalogue: Catalogues["catalogue"],
  { province, comune }: PlaceChoice,
  tipology: EnergyTipology,
): PlaceTipology {
  const query = { provincia: province, ...(comune === undefined ? {} : { comune }) };
  const search = new URLSearchParams(query);
  const { offers, total } = catalogue.rank(tipology, query);
  // Offers that a list for all of Italy excludes only because of their zone, and that are sold
  // here.
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

/** Whether a typology is sold everywhere. Otherwise the address of its list contains the place. */
const IS_SOLD_EVERYWHERE: Readonly<Record<ProductTipology, boolean>> = {
  internet: false,
  pos: true,
  noleggio: true,
};

function toPlaceProducts(
  products: Catalogues["products"],
  { province }: PlaceChoice,
  tipology: ProductTipology,
): PlaceProducts {
  const { path } = TIPOLOGY_LISTS[tipology];
  const narrowed = !IS_SOLD_EVERYWHERE[tipology];
  const search = new URLSearchParams(narrowed ? { provincia: province } : {});
  const { total, items } = products.list(tipology, search);
  const [cheapest] = items;
  const query = narrowed ? `?${search}` : "";
  return {
    tipology,
    total,
    // Without a province a list has only items that are sold everywhere.
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

const { annualKwh, annualSmc, capacityKw } = REFERENCE_SUPPLY;

/** The defaults of `toSupplyProfile`. */
const SUPPLIES: Readonly<Record<EnergyTipology, string>> = {
  luce: `${formatQuantity(annualKwh, "kWh")} l’anno, ${formatQuantity(capacityKw, "kW")}, residente`,
  gas: `${formatQuantity(annualSmc, "Smc")} l’anno`,
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
