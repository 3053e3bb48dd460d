import { type ContractView, formatDate, withDay } from "@volpe/contract";

/** Says from which order a form has its data, begun at an ISO time. The end of an IBAN is no IBAN. */
export function EarlierNotice({ at, needs }: { at: string } & Pick<ContractView, "needs">) {
  return (
    <p className="v-notice">
      Ho ripreso i tuoi dati dall’ordine {withDay("del", formatDate(at))}: controllali.
      {needs.payments.includes("debit") && " L’IBAN scrivilo di nuovo: intero non lo mostro più."}
    </p>
  );
}
