/**
 * The words that the law gives to an order (Codice del consumo, art. 51 c. 2) and to a withdrawal (art.
 * 54-bis). Counsel decides about the exact Italian ones; pages, mails and documents take them from here.
 */
export const CONTRACT_WORDS = {
  /** The only words of the button, also where what is sent is a proposal until the supplier accepts it. */
  order: "Ordine con obbligo di pagare",
  /** The link to the withdrawal. */
  withdraw: "Recedere dal contratto qui",
  /** The button of its second step. */
  confirmWithdrawal: "Conferma recesso",
} as const;
