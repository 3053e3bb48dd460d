import type { Item, ProductTipology } from "@volpe/contract";
import { ApiError, type ApiRequest, createBrowsingCalls, OfflineError } from "@volpe/core";
import { isEnergyTipology } from "../offers/calculator-redirect.ts";
import { isProductTipology } from "./item-request-fields.ts";

/** What the page's address opens: `?tipo=noleggio&offerta=slug`; anything else in it is left out. */
export type CalculatorOpening = { type?: string; offer?: string };

export function readCalculatorOpening(search: URLSearchParams): CalculatorOpening {
  const tipology = search.get("tipo");
  const offer = search.get("offerta");
  return {
    ...((isEnergyTipology(tipology) || isProductTipology(tipology)) && { type: tipology }),
    ...(offer && offer.length <= 200 && { offer }),
  };
}

export type CalculatorItem = {
  slug: string;
  name: string;
  path: string;
  /** `aziende` where it is for businesses alone. */
  destination: Item["destination"];
};

/** The rental, terminal or line that the form is about; null where it is not on sale. */
export async function findCalculatorItem(
  request: ApiRequest,
  type: ProductTipology,
  slug: string | undefined,
): Promise<CalculatorItem | null> {
  if (slug === undefined) return null;
  try {
    const [item] = await createBrowsingCalls(request).viewedItems([slug]);
    return item?.tipology === type && item.current ? toCalculatorItem(item) : null;
  } catch (error) {
    // The form serves without the name too.
    if (error instanceof ApiError || error instanceof OfflineError) return null;
    throw error;
  }
}

function toCalculatorItem({ slug, path, destination, brand, ai_translated: [translated] }: Item) {
  return { slug, path, destination, name: translated?.label ?? brand.name };
}

const SENT = "inviata";

/** The page once the request is registered; `mailed` false where no summary was sent. */
export function toSentHref({ type, offer }: CalculatorOpening, mailed: boolean): string {
  const search = new URLSearchParams({
    ...(type !== undefined && { tipo: type }),
    ...(offer !== undefined && offer !== "" && { offerta: offer }),
    [SENT]: mailed ? "si" : "senza-posta",
  });
  return `/calcola-preventivo?${search}`;
}

/** What became of the request's summary; null where none was sent. */
export function findSent(search: URLSearchParams): { mailed: boolean } | null {
  const value = search.get(SENT);
  return value === "si" || value === "senza-posta" ? { mailed: value === "si" } : null;
}
