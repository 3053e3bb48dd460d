/**
 * What a withdrawal costs. `nothing-yet`: the person asked for an early start that no one has reported
 * yet · `use`: the supply began because they asked for it, so what they used is paid (Codice del
 * consumo, art. 57).
 */
type WithdrawalCost = "nothing" | "nothing-yet" | "use";

/**
 * The cost of a withdrawal. `early` is whether the person asked for an early start, `activated`
 * whether the supply is known to have begun.
 *
 * @example
 * toWithdrawalCost({ early: true, activated: false }) // "nothing-yet"
 */
export function toWithdrawalCost({
  early,
  activated,
}: {
  early: boolean;
  activated: boolean;
}): WithdrawalCost {
  if (!early) return "nothing";
  return activated ? "use" : "nothing-yet";
}

/** The sentence about each cost before the withdrawal, after it, and in its receipt. */
export const WITHDRAWAL_COSTS: Readonly<
  Record<WithdrawalCost, Readonly<Record<"before" | "after" | "receipt", string>>>
> = {
  nothing: {
    before: "Recedere non costa niente.",
    after: "Sei uscito dal contratto.",
    receipt: "Quello che hai pagato ti torna entro 14 giorni.",
  },
  "nothing-yet": {
    before:
      "L’attivazione che hai chiesto non mi risulta ancora: se recedi prima che parta, non paghi niente.",
    after:
      "Sei uscito dal contratto, e l’attivazione non mi risulta partita: non c’è uso da pagare.",
    receipt:
      "Quello che hai pagato ti torna entro 14 giorni. L’attivazione che avevi chiesto non mi risulta partita: non c’è uso da pagare.",
  },
  use: {
    before:
      "Il recesso in sé è gratis: paghi solo quello che hai usato fino a quel momento, perché hai chiesto l’attivazione subito.",
    after:
      "Sei uscito dal contratto: paghi solo quello che hai usato, perché avevi chiesto l’attivazione subito.",
    receipt:
      "Quello che hai pagato ti torna entro 14 giorni, tranne quello che hai usato: avevi chiesto l’attivazione subito, e quello si paga.",
  },
};
