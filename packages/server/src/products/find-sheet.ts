import type { ProductSheet, ProductTipology } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { toSearch } from "./address-search.ts";
import type { Products } from "./products.ts";

/** The sheet of an item on sale or ended; a slug of another typology is not found. */
export async function findSheet(
  products: Products,
  { tipology, slug, url }: { tipology: ProductTipology; slug: string | null; url: string },
): Promise<ProductSheet> {
  const search = toSearch(url);
  const sheet =
    slug === null
      ? null
      : (products.sheet(slug, search) ?? (await products.findEnded(slug, search)));
  if (sheet === null || sheet.tipology !== tipology) {
    throw new AppError("not-found");
  }
  return sheet;
}
