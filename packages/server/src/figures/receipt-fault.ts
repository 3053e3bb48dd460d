import { formatQuantity } from "@volpe/contract";

/** Why a shop's usual payment cannot be right, without a full stop; null if it can. */
export function findReceiptFault(receiptEur: number, monthlyTakingsEur: number): string | null {
  return receiptEur > monthlyTakingsEur
    ? `Uno scontrino non può superare l’incasso di un mese, che è ${formatQuantity(monthlyTakingsEur, "€")}`
    : null;
}
