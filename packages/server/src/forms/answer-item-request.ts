import { type ItemRequest, LINE_PROVINCE_SENTENCE } from "@volpe/contract";
import type { Products } from "../catalogue/list/products.ts";
import { AppError, invalidField } from "../errors.ts";
import type { Advance } from "../interview/advance.ts";
import { begin } from "../interview/begin.ts";
import { toEmptyInterview } from "../interview/interview.ts";
import { withNeeds } from "../interview/product-needs.ts";
import type { FlowContext } from "../interview/question.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { walkForm } from "./walk-form.ts";

/**
 * Makes the quote for the form of a rental, a terminal or a line, or only the request if nothing
 * fits. Throws `AppError` with the field that the assistant would refuse.
 */
export async function answerItemRequest(
  body: ItemRequest,
  {
    tracking,
    context,
    products,
  }: {
    tracking: string;
    context: FlowContext;
    products: Pick<Products, "findItem" | "findEndedItem">;
  },
): Promise<Pick<Advance, "interview" | "quote" | "request">> {
  if (body.type === "internet" && (body.province ?? "").trim() === "") {
    throw invalidField("province", LINE_PROVINCE_SENTENCE);
  }
  const { slug, endedName } = await findWantedItem(body, products, context);
  const openingOffer = endedName === null ? slug : "";
  const empty = toEmptyInterview({ tracking, openingType: body.type, openingOffer });
  const start = begin(FLOW, withNeeds(empty, { endedItem: endedName ?? "" }), context);
  const { interview, quote, request } = walkForm(body, start, {
    context,
    // A form cannot change its kind of customer, so a car for the other kind is refused; a
    // conversation would continue with other cars.
    onAnswer(question, before, after) {
      if (question.key === "destination" && losesItem(before, after)) {
        const message = after.messages[0]?.messages[0] ?? "";
        throw invalidField("destination", message);
      }
    },
  });
  if (quote === null && request === null) {
    throw new AppError("internal", { message: "the form leads to no quote and no request" });
  }
  return { interview, quote, request };
}

function losesItem(before: Pick<Advance, "interview">, after: Pick<Advance, "interview">): boolean {
  return before.interview.notes.needs.wantsOpened && !after.interview.notes.needs.wantsOpened;
}

/** `endedName` is set only if the wanted item is no longer sold. */
type WantedItem = { slug: string; endedName: string | null };

const UNKNOWN =
  "Non conosco l’offerta che hai indicato: aprila dall’elenco, oppure manda la richiesta senza sceglierne una.";
const OTHER_TIPOLOGY =
  "L’offerta che hai indicato è di un altro tipo: aprila dall’elenco, oppure manda la richiesta senza sceglierne una.";

/** Throws `AppError` for the field `item` if the slug is unknown or of another typology. */
async function findWantedItem(
  { item, type }: Pick<ItemRequest, "item" | "type">,
  products: Pick<Products, "findItem" | "findEndedItem">,
  context: Pick<FlowContext, "products">,
): Promise<WantedItem> {
  const slug = item.trim();
  if (slug === "") {
    return { slug, endedName: null };
  }
  const sold = context.products.findItem(slug, new URLSearchParams());
  // The database rejects some texts that an address may contain.
  const isSlug = /^[a-z0-9-]+$/.test(slug);
  const found =
    sold ?? (isSlug ? (products.findItem(slug) ?? (await products.findEndedItem(slug))) : null);
  if (found === null || found.tipology !== type) {
    const message = found === null ? UNKNOWN : OTHER_TIPOLOGY;
    throw invalidField("item", message);
  }
  return { slug, endedName: sold === null ? found.name : null };
}
