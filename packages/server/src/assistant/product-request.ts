import type { ProductTipology } from "@volpe/contract";
import type { FlowItem } from "./flow-products.ts";
import { getNeeds, type Interview } from "./interview.ts";
import { type LeadAnswer, listAnswers } from "./product-answers.ts";
import { toProductSearch } from "./product-search.ts";
import type { FlowContext } from "./question.ts";

const ITEMS_IN_A_REQUEST = 3;

/** A finished request about a rental, a terminal or a line. */
export type ProductRequest = {
  tipology: ProductTipology;
  /** The item that the person wants; null where they left it open, or it is no longer on sale. */
  wanted: FlowItem | null;
  /** What is shown with its figure: the wanted item, else up to three, cheapest first. */
  items: FlowItem[];
  answers: LeadAnswer[];
};

export function isProduct(type: string): type is ProductTipology {
  return type === "noleggio" || type === "pos" || type === "internet";
}

/** What the answers so far ask for; null for a supply of energy. */
export function toProductRequest(
  interview: Interview,
  context: Pick<FlowContext, "products">,
): ProductRequest | null {
  const { type } = interview.draft;
  if (!isProduct(type)) {
    return null;
  }
  const search = toProductSearch(interview);
  const { wantsOpened, namedItem } = getNeeds(interview);
  const wanted = wantsOpened
    ? context.products.findItem(namedItem || interview.notes.openingOffer, search)
    : null;
  const items =
    wanted === null ? context.products.best(type, search, ITEMS_IN_A_REQUEST) : [wanted];
  return { tipology: type, wanted, items, answers: listAnswers(interview) };
}

/**
 * The item from which the assistant was opened, with the figure for what is known by now; null too
 * where it is not for whom the person said.
 */
export function findOpened(
  interview: Interview,
  context: Pick<FlowContext, "products">,
): FlowItem | null {
  const { openingOffer, openingType } = interview.notes;
  const { destination } = interview.draft;
  if (openingOffer === "" || openingType === null || !isProduct(openingType)) {
    return null;
  }
  const item = context.products.findItem(openingOffer, toProductSearch(interview));
  return destination === "" || item?.destination === destination ? item : null;
}
