export { limitCounters } from "../limits/limit-tables.ts";
export {
  closedOffers,
  importRefusals,
  offerIndices,
  offerParameters,
  offerSlugs,
  offerSnapshots,
  offers,
  supplierNames,
} from "../offers/offer-tables.ts";
export { trackingArrivals } from "../tracking/tracking-tables.ts";
