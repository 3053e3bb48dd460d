import type { OfferResult } from "@volpe/contract";

type Supplier = OfferResult["supplier"];

/** The suppliers of a snapshot in order of name, and the place of each in it. */
export type SupplierDirectory = {
  inOrder: readonly Supplier[];
  /** By slug, from 0. */
  places: ReadonlyMap<string, number>;
};

/** Each slug once, under the first name it came with. */
export function createSupplierDirectory(suppliers: readonly Supplier[]): SupplierDirectory {
  const bySlug = new Map(suppliers.toReversed().map((supplier) => [supplier.slug, supplier]));
  const collator = new Intl.Collator("it");
  const inOrder = [...bySlug.values()].sort((a, b) => collator.compare(a.name, b.name));
  return { inOrder, places: new Map(inOrder.map(({ slug }, place) => [slug, place])) };
}
