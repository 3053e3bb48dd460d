import { isTipology, LISTED_KIND_KEYS, OPENING_KEYS } from "@volpe/contract";
import { resolvePlace } from "../places/resolve-place.ts";
import { toCleanText } from "../text/plain-text.ts";
import type { Notes } from "./interview.ts";
import type { FlowContext } from "./question.ts";

/** The opening as the client's handshake gives it, unchecked. */
export type Opening = { type?: string; offer?: string; place?: string; query?: string };

/**
 * Checks the opening of a conversation. If the offer or item is not on sale, the typology that the
 * client gives counts.
 */
export function readOpening(
  { type, offer = "", place = "", query = "" }: Opening,
  context: Pick<FlowContext, "findOffer" | "products">,
): Pick<Notes, "openingType" | "openingOffer" | "openingPlace" | "openingQuery"> {
  const found =
    offer === ""
      ? null
      : (context.findOffer(offer) ?? context.products.findItem(offer, new URLSearchParams()));
  const openingPlace = resolvePlace(place).status === "found" ? place : "";
  const openingQuery = toConfiguration(query);
  return found === null
    ? { openingType: isTipology(type) ? type : null, openingOffer: "", openingPlace, openingQuery }
    : { openingType: found.tipology, openingOffer: offer, openingPlace, openingQuery };
}

function toConfiguration(query: string): string {
  const given = new URLSearchParams(query);
  const kept = [...OPENING_KEYS, ...LISTED_KIND_KEYS].flatMap((key) => {
    const value = toCleanText(given.get(key) ?? "").trim();
    return value === "" ? [] : [[key, value] as [string, string]];
  });
  return new URLSearchParams(kept).toString();
}
