import type { ItemRequest } from "@volpe/contract";
import type { FlowContext } from "../assistant/question.ts";
import { AppError } from "../errors.ts";
import type { Products } from "../products/products.ts";

/** `endedName` is that of an item that is no longer sold; null where it is on sale, or none is wanted. */
export type WantedItem = { slug: string; endedName: string | null };

const UNKNOWN =
  "Non conosco l’offerta che hai indicato: aprila dall’elenco, oppure manda la richiesta senza sceglierne una.";
const OTHER_TIPOLOGY =
  "L’offerta che hai indicato è di un altro tipo: aprila dall’elenco, oppure manda la richiesta senza sceglierne una.";

/** Throws `AppError` on `item` for a slug that is of no item, or of another typology. */
export async function findWantedItem(
  { item, type }: Pick<ItemRequest, "item" | "type">,
  products: Pick<Products, "findItem" | "findEndedItem">,
  context: Pick<FlowContext, "products">,
): Promise<WantedItem> {
  const slug = item.trim();
  if (slug === "") {
    return { slug, endedName: null };
  }
  const sold = context.products.findItem(slug, new URLSearchParams());
  const found = sold ?? (isSlug(slug) ? await findEnded(slug, products) : null);
  if (found === null || found.tipology !== type) {
    const message = found === null ? UNKNOWN : OTHER_TIPOLOGY;
    throw new AppError("invalid-field", { message, field: "item" });
  }
  return { slug, endedName: sold === null ? found.name : null };
}

async function findEnded(slug: string, products: Pick<Products, "findItem" | "findEndedItem">) {
  return products.findItem(slug) ?? (await products.findEndedItem(slug));
}

/** The database refuses some of what an address may hold. */
function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}
