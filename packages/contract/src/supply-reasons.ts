import type { ContractNeeds } from "./contract-offers.ts";
import type { SupplyReason } from "./contract-parts.ts";

type Choice = { value: SupplyReason; label: string; hint: string };

/**
 * ARERA's words for the reasons, which depend on whether there is a meter, whether it is on, and in
 * whose name.
 */
const ENERGY: readonly Choice[] = [
  { value: "change", label: "Cambio fornitore", hint: "È attiva e già a nome tuo." },
  { value: "name-change", label: "Voltura", hint: "È attiva, a nome di un’altra persona." },
  { value: "reactivation", label: "Subentro", hint: "Il contatore c’è, ma è staccato." },
  {
    value: "first-activation",
    label: "Prima attivazione",
    hint: "Non c’è mai stata. Se manca anche il contatore, prima serve l’allaccio.",
  },
];

const LINE: readonly Choice[] = [
  { value: "change", label: "Cambio operatore", hint: "La linea è già a nome tuo." },
  { value: "transfer", label: "Cambio di intestatario", hint: "È di un’altra persona." },
  { value: "new", label: "Linea nuova", hint: "Non c’è mai stata o è staccata." },
];

/**
 * The reasons that orders of electricity and gas could state before 27 November 2026. They are too
 * vague to be chosen today.
 */
const EARLIER: Readonly<Partial<Record<SupplyReason, string>>> = {
  transfer: "Subentro o voltura",
  new: "Attivazione nuova",
};

/** The name of the code that identifies the supply; empty if no code is asked for. */
export const SUPPLY_POINT_LABELS: Readonly<Record<ContractNeeds["supplyPoint"], string>> = {
  pod: "POD",
  pdr: "PDR",
  line: "Codice di migrazione",
  none: "",
};

/** The reasons of electricity and gas in words that follow «con». */
const PHRASES: Readonly<Partial<Record<SupplyReason, string>>> = {
  change: "un cambio fornitore",
  "name-change": "una voltura",
  reactivation: "un subentro",
  "first-activation": "una prima attivazione",
};

/**
 * The reasons that an order of this kind of supply can have; none without a supply point. `allowed`
 * limits them to the reasons of an offer.
 *
 * @example
 * listSupplyReasons("pod").map(({ label }) => label) // ["Cambio fornitore", "Voltura", "Subentro", "Prima attivazione"]
 */
export function listSupplyReasons(
  point: ContractNeeds["supplyPoint"],
  allowed?: readonly SupplyReason[],
): readonly Choice[] {
  const choices = { pod: ENERGY, pdr: ENERGY, line: LINE, none: [] }[point];
  return allowed === undefined ? choices : choices.filter(({ value }) => allowed.includes(value));
}

type Reasons = Pick<ContractNeeds, "reasons" | "supplyPoint">;

const listLeftOut = ({ supplyPoint, reasons }: Reasons) =>
  listSupplyReasons(supplyPoint).filter(({ value }) => reasons?.includes(value) === false);

const toPhrase = (choices: readonly Choice[]) =>
  new Intl.ListFormat("it", { type: "disjunction" }).format(
    choices.map(({ value, label }) => PHRASES[value] ?? label),
  );

const toRefusal = (leftOut: readonly Choice[]) =>
  `Questa offerta non si può avere con ${toPhrase(leftOut)}`;

/**
 * The reasons that an offer of electricity or gas allows, as a line of its sheet; null if it allows
 * all reasons, or if no reason is known.
 *
 * @example
 * toAllowedReasons(["change", "name-change"]) // "solo con un cambio fornitore o una voltura"
 */
export function toAllowedReasons(reasons: readonly SupplyReason[]): string | null {
  const allowed = listSupplyReasons("pod", reasons);
  const isLimited = allowed.length > 0 && allowed.length < ENERGY.length;
  return isLimited ? `solo con ${toPhrase(allowed)}` : null;
}

/**
 * Says which reasons an offer does not allow; null if it allows all.
 *
 * @example
 * toLeftOutReasons({ supplyPoint: "pod", reasons: ["change", "name-change", "first-activation"] })
 * // "Questa offerta non si può avere con un subentro: se ti serve quello, scegline un’altra."
 */
export function toLeftOutReasons(needs: Reasons): string | null {
  const leftOut = listLeftOut(needs);
  if (leftOut.length === 0) return null;
  const which = leftOut.length === 1 ? "quello" : "uno di questi";
  return `${toRefusal(leftOut)}: se ti serve ${which}, scegline un’altra.`;
}

/**
 * Says why an offer cannot be ordered for a reason of its kind of supply; null if it can, or if
 * there is no such reason.
 *
 * @example
 * findReasonFault({ supplyPoint: "pod", reasons: ["change"] }, "change") // null
 */
export function findReasonFault(needs: Reasons, reason: string): string | null {
  const leftOut = listLeftOut(needs).filter(({ value }) => value === reason);
  return leftOut.length === 0
    ? null
    : `${toRefusal(leftOut)}: scegli un’altra offerta o, se il tuo caso è un altro, correggi la scelta.`;
}

/**
 * The reason of an order in words, also one that orders can no longer choose; null without a supply
 * point.
 *
 * @example
 * nameSupplyReason("pod", "name-change") // "Voltura"
 */
export function nameSupplyReason(
  point: ContractNeeds["supplyPoint"],
  reason: SupplyReason,
): string | null {
  const choices = listSupplyReasons(point);
  if (choices.length === 0) return null;
  return choices.find(({ value }) => value === reason)?.label ?? EARLIER[reason] ?? null;
}
