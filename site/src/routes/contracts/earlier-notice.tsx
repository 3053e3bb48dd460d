import { type ContractView, formatDate, withDay } from "@volpe/contract";

/**
 * Says that a form is filled with the data of an earlier order, begun at `at` (ISO time). We show only
 * the last figures of an IBAN, so the whole one must be typed again.
 */
export function EarlierNotice({ at, needs }: { at: string } & Pick<ContractView, "needs">) {
  return (
    <p className="v-notice">
      Ho ripreso i tuoi dati dall’ordine {withDay("del", formatDate(at))}: controllali.
      {needs.payments.includes("debit") && " L’IBAN scrivilo di nuovo: intero non lo mostro più."}
    </p>
  );
}
