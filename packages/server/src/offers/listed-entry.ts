import type { OfferResult } from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { toRomeDay } from "./rome-time.ts";

/** An offer on sale, without figures. */
export type ListedEntry = Pick<
  OfferResult,
  "slug" | "path" | "name" | "code" | "supplier" | "tipology" | "destination" | "pricing" | "green"
> & {
  /** Last day on sale, ISO date, Rome. */
  validTo: string;
  /** It can only be had as electricity and gas together; no ranking holds it. */
  dual: boolean;
  /** An offer at the authority's conditions. */
  placet: boolean;
};

export function toListedEntry(entry: CatalogueEntry): ListedEntry {
  const { slug, path, supplier, tipology, destination, pricing, green, offer } = entry;
  return {
    slug,
    path,
    name: offer.name,
    code: offer.code,
    supplier,
    tipology,
    destination,
    pricing,
    green,
    validTo: toRomeDay(offer.validToMs),
    dual: offer.dual !== null || !offer.standalone,
    placet: offer.source === "placet",
  };
}
