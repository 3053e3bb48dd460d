import { toSpokenText } from "../../text/spoken-text.ts";
import { readAppliances, readGasUses } from "./household.ts";
import { findNamedQuantities } from "./named-quantity.ts";
import { readStatedPersons } from "./persons.ts";
import { readQuantities } from "./quantities.ts";
import type { Kind } from "./units.ts";

/** What words say that name no supplier: a kind of contract, or something else about the supply. */
export type NoSupplier =
  | { kind: "market" }
  /** `asks` is the question that it answers; null if no question asks for it. */
  | { kind: "other"; asks: Asked | null };

type Asked = "method" | "capacity" | "presentSpend";

const MARKET =
  /\bmercato (?:tutelato|libero)\b|\bmaggiore? tutela\b|\btutele graduali\b|^(?:(?:in|nel|il|la|sono|siamo) )*tutela(?:to)?$/;
/** Matches a use of the supply, or a unit alone. */
const USE =
  /^(?:k ?wh?|smc|mc|metri cubi|euro|mega|giga)$|^(?:(?:per|il|la|di|ad) )*(?:altri usi|us[oi] (?:domestic[oi]|non domestic[oi]|cottura|riscaldamento|promiscu[oi]|divers[oi]))\b/;

/** The questions that ask for figures with these units. */
const ASKED: Partial<Record<Kind, Asked | null>> = {
  kwh: "method",
  smc: "method",
  persons: "method",
  m2: "method",
  kw: "capacity",
  ampere: "capacity",
  eur: "presentSpend",
  mbps: null,
  km: null,
};
const NAMED: Readonly<Record<string, Asked>> = {
  consumption: "method",
  persons: "method",
  power: "capacity",
  spend: "presentSpend",
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
    return { kind: "other", asks: ASKED[unit] ?? null };
  }
  const [name] = findNamedQuantities(text).flatMap((each) => NAMED[each] ?? []);
  if (name !== undefined) {
    return { kind: "other", asks: name };
  }
  if (quantities.some(({ kind, times }) => kind === "bare" && times !== null)) {
    return { kind: "other", asks: "presentSpend" };
  }
  if (USE.test(said)) {
    return { kind: "other", asks: null };
  }
  const isOfHome =
    readStatedPersons(text) !== null ||
    (readGasUses(text) ?? []).length > 0 ||
    (readAppliances(text) ?? []).length > 0;
  return isOfHome ? { kind: "other", asks: "method" } : null;
}
