import { toTipologyWords } from "@volpe/contract";
import type { CardsRequest } from "./linked-cards.ts";

/** Names what the cards of a request show, as `Offerte luce` or `Luce Facile di Enerluna`. */
export function toCardsTitle({ query, reply }: Pick<CardsRequest, "query" | "reply">): string {
  if (!Array.isArray(reply)) {
    return `Offerte ${toTipologyWords([query.typology])}`;
  }
  const [item, ...others] = reply;
  return item === undefined || others.length > 0
    ? "Offerte scelte"
    : `${item.ai_translated[0]?.label ?? item.slug} di ${item.brand.name}`;
}
