import { type BillContract, formatDecimal, type RateView } from "@volpe/contract";
import { type ApiRequest, createRateCalls, orElse } from "@volpe/core";
import { QUOTE_PARAMETER } from "../../page/cart-path.ts";

type Quoted = Pick<RateView, "query" | "rate" | "reference" | "referenceSpendEur" | "type">;

type Known = {
  /** The last day of the present price, an ISO date; null or empty = unknown. */
  expiry: string | null;
  /** Null if only the spend is known. */
  contract?: BillContract | null;
};

/** The result for the supply and the spend of a saved quote, with a link back to that quote. */
export function toQuotedResultHref(quote: Quoted, { expiry, contract = null }: Known): string {
  const search = toSearch(quote, expiry);
  if (contract !== null && search.has("spesa")) {
    const { pricing, unitPriceEur, fixedFeeEur, includesDispatching } = contract;
    search.set("contratto", pricing === "fixed" ? "fisso" : "variabile");
    search.set("energia", formatDecimal(unitPriceEur));
    search.set("quota", formatDecimal(fixedFeeEur));
    if (includesDispatching) search.set("dispacciamento", "compreso");
  }
  return `/preventivo/risultato?${search}`;
}

const CONTRACT_PARAMETERS = ["contratto", "energia", "quota", "dispacciamento"];

/** The part of a saved quote that its result uses. */
export type SavedQuote = {
  rate: string;
  /** Whether its headline is an estimate. */
  isEstimate: boolean;
  /** Whether its spend of the present contract is an estimate. */
  isReferenceEstimate: boolean;
  assumptions: readonly string[];
};

/**
 * The quote that the address names; null if the address has figures other than that quote's.
 * `presentEur` is the result's figure for the present contract.
 */
export async function findSavedQuote(
  request: ApiRequest,
  search: URLSearchParams,
  presentEur: number | null,
): Promise<SavedQuote | null> {
  const rate = search.get(QUOTE_PARAMETER);
  const quote = rate === null ? null : await orElse(createRateCalls(request).get(rate), null);
  return quote === null || !isResultOf(quote, search, presentEur)
    ? null
    : {
        rate: quote.rate,
        isEstimate: quote.letter.isEstimate,
        isReferenceEstimate: quote.isReferenceEstimate,
        assumptions: quote.assumptions ?? [],
      };
}

function isResultOf(quote: Quoted, search: URLSearchParams, presentEur: number | null): boolean {
  const quoteSearch = toSearch(quote, search.get("scadenza"));
  const resultSearch = new URLSearchParams(search);
  if (quoteSearch.has("spesa") && presentEur !== quote.referenceSpendEur) return false;
  for (const parameter of CONTRACT_PARAMETERS) resultSearch.delete(parameter);
  quoteSearch.sort();
  resultSearch.sort();
  return quoteSearch.toString() === resultSearch.toString();
}

function toSearch(
  { rate, type, query, reference, referenceSpendEur }: Quoted,
  expiry: string | null,
): URLSearchParams {
  const search = new URLSearchParams({ tipologia: type });
  for (const [name, value] of new URLSearchParams(query)) search.set(name, value);
  if (reference === "present-contract" && referenceSpendEur !== null) {
    search.set("spesa", formatDecimal(referenceSpendEur));
  }
  if (expiry) search.set("scadenza", expiry);
  else search.delete("scadenza");
  search.set(QUOTE_PARAMETER, rate);
  return search;
}
