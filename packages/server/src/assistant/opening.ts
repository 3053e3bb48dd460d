import type { Tipology } from "@volpe/contract";
import { resolvePlace } from "../places/resolve-place.ts";
import type { Notes } from "./interview.ts";
import { isProduct } from "./product-request.ts";
import type { FlowContext } from "./question.ts";

/** As the handshake says it; nothing of it is trusted. */
export type Opening = { type?: string; offer?: string; place?: string };

/** What a conversation is opened from; an offer or item that is not on sale leaves its typology. */
export function readOpening(
  { type, offer = "", place = "" }: Opening,
  context: Pick<FlowContext, "findOffer" | "products">,
): Pick<Notes, "openingType" | "openingOffer" | "openingPlace"> {
  const found =
    offer === ""
      ? null
      : (context.findOffer(offer) ?? context.products.findItem(offer, new URLSearchParams()));
  const openingPlace = resolvePlace(place).status === "found" ? place : "";
  return found === null
    ? { openingType: toTipology(type), openingOffer: "", openingPlace }
    : { openingType: found.tipology, openingOffer: offer, openingPlace };
}

function toTipology(type = ""): Tipology | null {
  return type === "luce" || type === "gas" || isProduct(type) ? type : null;
}
