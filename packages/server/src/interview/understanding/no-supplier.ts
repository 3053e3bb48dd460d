import { toSpokenText } from "../../text/spoken-text.ts";
import { STEPS } from "../steps.ts";
import { readAppliances, readGasUses } from "./household.ts";
import { findNamedQuantities } from "./named-quantity.ts";
import { readStatedPersons } from "./persons.ts";
import { readQuantities } from "./quantities.ts";
import type { Kind } from "./units.ts";

/** What words say that name no supplier: a kind of contract, or something else about the supply. */
export type NoSupplier =
  | { kind: "market" }
  /** `step` is that of the question that it answers; null = none asks for it. */
  | { kind: "other"; step: number | null };

const MARKET =
  /\bmercato (?:tutelato|libero)\b|\bmaggiore? tutela\b|\btutele graduali\b|^(?:(?:in|nel|il|la|sono|siamo) )*tutela(?:to)?$/;
/** Matches a use of the supply, or a unit alone. */
const USE =
  /^(?:k ?wh?|smc|mc|metri cubi|euro|mega|giga)$|^(?:(?:per|il|la|di|ad) )*(?:altri usi|us[oi] (?:domestic[oi]|non domestic[oi]|cottura|riscaldamento|promiscu[oi]|divers[oi]))\b/;

/** The questions that ask for figures with these units. */
const ASKED: Partial<Record<Kind, number | null>> = {
  kwh: STEPS.method,
  smc: STEPS.method,
  persons: STEPS.method,
  m2: STEPS.method,
  kw: STEPS.capacity,
  ampere: STEPS.capacity,
  eur: STEPS.presentSpend,
  mbps: null,
  km: null,
};
const NAMED: Readonly<Record<string, number>> = {
  consumption: STEPS.method,
  persons: STEPS.method,
  power: STEPS.capacity,
  spend: STEPS.presentSpend,
};

/** What a text says instead of a supplier's name; null if it may be one. */
export function findNoSupplier(text: string): NoSupplier | null {
  const said = toSpokenText(text);
  if (MARKET.test(said)) {
    return { kind: "market" };
  }
  const quantities = readQuantities(text);
  const unit = quantities.find(({ kind }) => kind in ASKED)?.kind;
  if (unit !== undefined) {
    return { kind: "other", step: ASKED[unit] ?? null };
  }
  const [name] = findNamedQuantities(text).flatMap((each) => NAMED[each] ?? []);
  if (name !== undefined) {
    return { kind: "other", step: name };
  }
  if (quantities.some(({ kind, times }) => kind === "bare" && times !== null)) {
    return { kind: "other", step: STEPS.presentSpend };
  }
  if (USE.test(said)) {
    return { kind: "other", step: null };
  }
  const isOfHome =
    readStatedPersons(text) !== null ||
    (readGasUses(text) ?? []).length > 0 ||
    (readAppliances(text) ?? []).length > 0;
  return isOfHome ? { kind: "other", step: STEPS.method } : null;
}
