import { formatDecimal } from "./format-decimal.ts";
import type { RateView } from "./rates.ts";

/**
 * A quote's supply as a query of an offer's page, with the present spend that the quote compares
 * with, so that the page shows the same saving, with the same mark if that spend is an estimate. A
 * median is no present spend and is left out.
 *
 * @example
 * toSpendQuery({
 *   query: "consumo=2700",
 *   reference: "present-contract",
 *   referenceSpendEur: 930.5,
 *   isReferenceEstimate: true,
 * });
 * // "consumo=2700&spesa=930,5&spesaStima=930,5"
 */
export function toSpendQuery({
  query,
  reference,
  referenceSpendEur,
  isReferenceEstimate,
}: Pick<RateView, "query" | "reference" | "referenceSpendEur" | "isReferenceEstimate">): string {
  const keys = isReferenceEstimate ? ["spesa", "spesaStima"] : ["spesa"];
  const spend =
    reference === "present-contract" && referenceSpendEur !== null
      ? keys.map((key) => `${key}=${formatDecimal(referenceSpendEur)}`)
      : [];
  return [...(query === "" ? [] : [query]), ...spend].join("&");
}
