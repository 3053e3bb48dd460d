import type { ContractNeeds } from "./contract-offers.ts";
import type { SupplyReason } from "./contract-parts.ts";

type Choice = { value: SupplyReason; label: string; hint: string };

/** The words of ARERA: what is asked for depends on whether the meter is there, is on, and in whose name. */
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

/** What orders of electricity and gas before 27 November 2026 could say, which is too vague to choose. */
const EARLIER: Readonly<Partial<Record<SupplyReason, string>>> = {
  transfer: "Subentro o voltura",
  new: "Attivazione nuova",
};

/**
 * The reasons that an order of this kind of supply can be for; none without a supply point.
 *
 * @example
 * listSupplyReasons("pod").map(({ label }) => label) // ["Cambio fornitore", "Voltura", "Subentro", "Prima attivazione"]
 */
export function listSupplyReasons(point: ContractNeeds["supplyPoint"]): readonly Choice[] {
  return { pod: ENERGY, pdr: ENERGY, line: LINE, none: [] }[point];
}

/**
 * The reason of an order in words, also of an earlier one; null without a supply point.
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
