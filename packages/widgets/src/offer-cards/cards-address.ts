import { TRACKING_PARAMETER } from "@volpe/contract";
import type { OfferCardsValues } from "./element-types.ts";

/**
 * The address of the document with an element's cards. `choices` is the query of the filters that a
 * visitor set; a choice replaces the element's own value.
 */
export function toCardsAddress(
  host: string,
  { tracking = "", consumption = 0, filters, ...values }: Partial<OfferCardsValues>,
  choices: string,
): string {
  const { typology = "", slugs = "", brand = "", limit = "", layout = "" } = values;
  const parameters = {
    typology,
    slugs,
    brand,
    limit: String(limit),
    layout,
    filters: filters ? "1" : "",
    consumo: consumption > 0 ? String(consumption) : "",
    [TRACKING_PARAMETER]: tracking,
    ...Object.fromEntries(new URLSearchParams(choices)),
  };
  const filled = Object.entries(parameters).filter(([, value]) => value !== "");
  return `${host}/embed/offer-cards?${new URLSearchParams(filled)}`;
}
