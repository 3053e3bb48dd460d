import { formatDecimal } from "./format-decimal.ts";
import type { RateView } from "./rates.ts";

/**
 * A quote's supply as a query of an offer's page, with the present spend that the quote compares
 * with, so that the page shows the same saving. A median is no present spend and is left out.
 *
 * @example
 * toSpendQuery({ query: "consumo=2700", reference: "present-contract", referenceSpendEur: 930.5 })
 * // "consumo=2700&spesa=930,5"
 */
export function toSpendQuery({
  query,
  reference,
  referenceSpendEur,
}: Pick<RateView, "query" | "reference" | "referenceSpendEur">): string {
  const spend =
    reference === "present-contract" && referenceSpendEur !== null
      ? [`spesa=${formatDecimal(referenceSpendEur)}`]
      : [];
  return [...(query === "" ? [] : [query]), ...spend].join("&");
}
