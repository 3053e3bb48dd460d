import type { BrandSummary, Destination, Facet } from "@volpe/contract";
import type { Catalogue } from "../offers/catalogue.ts";
import type { Products } from "../products/products.ts";
import { type BrandList, toBrands } from "./brands.ts";

const DESTINATIONS: readonly Destination[] = ["privati", "aziende"];

/** Suppliers and makes with what the lists show of each, counted by the lists themselves. */
export function listBrands({
  catalogue,
  products,
}: {
  catalogue: Pick<Catalogue, "onSale" | "rank">;
  products: Pick<Products, "items" | "list"> | null;
}): BrandSummary[] {
  const energy = (["luce", "gas"] as const).flatMap((tipology) =>
    DESTINATIONS.map((destination) =>
      toBrandList(
        { tipology, destination, address: `/offerte/${tipology}`, key: "fornitore" },
        catalogue.rank(tipology, { destinazione: destination }).facets,
      ),
    ),
  );
  return toBrands(
    [...catalogue.onSale(), ...(products?.items() ?? [])],
    [...energy, ...(products === null ? [] : toProductLists(products))],
  );
}

function toProductLists(products: Pick<Products, "items" | "list">): BrandList[] {
  const facetsOf = (tipology: "internet" | "pos" | "noleggio", destination: Destination) =>
    products.list(tipology, new URLSearchParams({ destinazione: destination })).facets;
  const lines = DESTINATIONS.map((destination) =>
    toBrandList(
      { tipology: "internet", destination, address: "/offerte/internet", key: "fornitore" },
      facetsOf("internet", destination),
    ),
  );
  const terminals = toBrandList(
    { tipology: "pos", destination: "aziende", address: "/pos", key: "fornitore" },
    products.list("pos", new URLSearchParams()).facets,
  );
  const [rentals, business] = DESTINATIONS.map((destination) =>
    toBrandList(
      { tipology: "noleggio", destination, address: "/noleggio", key: "marca" },
      facetsOf("noleggio", destination),
    ),
  );
  // A business may rent almost all that a person may: its list stands where it shows more.
  const more = [...(business?.counts ?? [])].filter(
    ([slug, count]) => count > (rentals?.counts.get(slug) ?? 0),
  );
  return [
    ...lines,
    terminals,
    ...(rentals === undefined ? [] : [rentals]),
    ...(business === undefined ? [] : [{ ...business, counts: new Map(more) }]),
  ];
}

function toBrandList(
  {
    address,
    key,
    ...list
  }: Pick<BrandList, "tipology" | "destination"> & Record<"address" | "key", string>,
  facets: readonly Facet[],
): BrandList {
  // Private customers are what a list shows by itself; terminals have but one.
  const isNamed = list.destination === "aziende" && list.tipology !== "pos";
  const start = `${address}?${isNamed ? "destinazione=aziende&" : ""}${key}=`;
  const values = facets.find((facet) => facet.key === key)?.values ?? [];
  return {
    ...list,
    toPath: (slug) => `${start}${slug}`,
    counts: new Map(values.map(({ value, count }) => [value, count])),
  };
}
