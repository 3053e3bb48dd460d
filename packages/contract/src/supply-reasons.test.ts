import { expect, test } from "vitest";
import {
  findReasonFault,
  listSupplyReasons,
  nameSupplyReason,
  toAllowedReasons,
  toLeftOutReasons,
} from "./supply-reasons.ts";

test("lists the reasons of each kind of supply by their proper names", () => {
  const named = listSupplyReasons("pod").map(({ label, hint }) => `${label}: ${hint}`);
  expect(named).toEqual([
    "Cambio fornitore: È attiva e già a nome tuo.",
    "Voltura: È attiva, a nome di un’altra persona.",
    "Subentro: Il contatore c’è, ma è staccato.",
    "Prima attivazione: Non c’è mai stata. Se manca anche il contatore, prima serve l’allaccio.",
  ]);
  expect(listSupplyReasons("pdr")).toEqual(listSupplyReasons("pod"));
  expect(JSON.stringify(listSupplyReasons("line"))).not.toMatch(/voltura|subentro/i);
});

test.each([
  ["pod", "name-change", "Voltura"],
  ["pdr", "reactivation", "Subentro"],
  ["pod", "transfer", "Subentro o voltura"],
  ["pdr", "new", "Attivazione nuova"],
  ["line", "transfer", "Cambio di intestatario"],
  ["line", "new", "Linea nuova"],
  ["none", "new", null],
] as const)("for a supply with %s names the reason %s: %s", (point, reason, words) => {
  expect(nameSupplyReason(point, reason)).toBe(words);
});

test.each([
  [undefined, null],
  [["change", "name-change", "reactivation", "first-activation"], null],
  [
    ["change", "name-change", "first-activation"],
    "Questa offerta non si può avere con un subentro: se ti serve quello, scegline un’altra.",
  ],
  [
    ["change"],
    "Questa offerta non si può avere con una voltura, un subentro o una prima attivazione: se ti serve uno di questi, scegline un’altra.",
  ],
] as const)("says which reasons an offer for %j leaves out", (allowed, words) => {
  const reasons = allowed && [...allowed];
  const needs = { supplyPoint: "pod", ...(reasons && { reasons }) } as const;
  expect(toLeftOutReasons(needs)).toBe(words);
  expect(listSupplyReasons("pod", reasons)).toHaveLength(allowed?.length ?? 4);
});

test("says how to continue only for a reason that the offer leaves out", () => {
  const faultOf = (reason: string) =>
    findReasonFault({ supplyPoint: "pod", reasons: ["change"] }, reason);
  expect(faultOf("name-change")).toBe(
    "Questa offerta non si può avere con una voltura: scegli un’altra offerta o, se il tuo caso è un altro, correggi la scelta.",
  );
  expect(["change", "transfer", ""].map(faultOf)).toEqual([null, null, null]);
});

test.each([
  [["change", "name-change", "reactivation", "first-activation"], null],
  [["change", "first-activation"], "solo con un cambio fornitore o una prima attivazione"],
  [["change"], "solo con un cambio fornitore"],
  [[], null],
] as const)("lists the reasons %j of an offer only if they are some of all", (reasons, words) => {
  expect(toAllowedReasons(reasons)).toBe(words);
});
