import type { Conclusion, ContractDuties } from "./contract-offers.ts";
import type { ContractState } from "./contracts.ts";
import type { Tipology } from "./offers.ts";

/**
 * The words that the law gives to an order (Codice del consumo, art. 51 c. 2) and to a withdrawal
 * (art. 54-bis). Counsel decides the exact Italian words. Pages, mails and documents take them from
 * here.
 */
export const CONTRACT_WORDS = {
  /**
   * The only words of the button, also for an order that is a proposal until the supplier accepts
   * it.
   */
  order: "Ordine con obbligo di pagare",
  /** The link to the withdrawal. */
  withdraw: "Recedere dal contratto qui",
  /** The button of its second step. */
  confirmWithdrawal: "Conferma recesso",
} as const;

/** The verb for getting an offer of each kind, because «attiva» does not suit a car. */
export const ORDER_VERBS: Readonly<Record<Tipology, string>> = {
  luce: "Attiva",
  gas: "Attiva",
  internet: "Attiva",
  pos: "Ordina",
  noleggio: "Ordina",
};

/**
 * The words of the link to the cart of an offer that is ordered from its provider, not here.
 *
 * @example
 * nameHandOver("noleggio") // "Come si ordina"
 */
export function nameHandOver(tipology: Tipology): string {
  return `Come si ${ORDER_VERBS[tipology].toLowerCase()}`;
}

/**
 * What a person can do with an offer of this kind.
 *
 * @example
 * toOrderVerb("noleggio") // "ordinare"
 */
export function toOrderVerb(tipology: Tipology): string {
  return `${ORDER_VERBS[tipology].toLowerCase()}re`;
}

const STEPS = [
  { state: "submitted", name: "Ordine" },
  { state: "signed", name: "Firma" },
  { state: "accepted", name: "Accettazione" },
  { state: "activated", name: "Attivazione" },
] as const;

/**
 * The steps of an order, each with the state that it leads to. The current step is the first that
 * is not done yet. The supplier's acceptance is a step only if it concludes the contract.
 *
 * @example
 * listContractSteps("signature").map(({ name }) => name) // ["Ordine", "Firma", "Attivazione"]
 */
export function listContractSteps(conclusion: Conclusion) {
  return STEPS.filter(({ state }) => state !== "accepted" || conclusion === "acceptance");
}

/**
 * Whether the operator recorded that an order was taken back where the law grants no withdrawal, so
 * nobody declared one.
 *
 * @example
 * isTakenBack("withdrawn", { withdrawal: { kind: "none", text: "" } }); // true
 */
export function isTakenBack(
  state: ContractState,
  { withdrawal }: Pick<ContractDuties, "withdrawal">,
): boolean {
  return state === "withdrawn" && withdrawal.kind === "none";
}
