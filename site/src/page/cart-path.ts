import type { Tipology } from "@volpe/contract";

/** The first folder of each typology's cart. */
const FOLDERS: Readonly<Record<Tipology, string>> = {
  luce: "/offerte",
  gas: "/offerte",
  internet: "/offerte",
  pos: "/pos",
  noleggio: "/noleggio",
};

/** The page where an offer is ordered, with the specification's path for each kind. */
export function toCartPath(tipology: Tipology, slug: string): string {
  return `${FOLDERS[tipology]}/cart/${encodeURIComponent(slug)}`;
}

/** The parameter of a cart that names the quote it comes from. */
export const QUOTE_PARAMETER = "preventivo";

/** The cart of an offer of a saved quote, for the quote's use. */
export function toQuotedCartHref(
  rate: string,
  { tipology, slug }: { tipology: Tipology; slug: string },
): string {
  return `${toCartPath(tipology, slug)}?${QUOTE_PARAMETER}=${encodeURIComponent(rate)}`;
}
