import { Regime, Tipology } from "@volpe/contract";
import { expect, test } from "vitest";
import { toPaymentMethods } from "../../spend/energy-codes.ts";
import { CONTRACT_SWITCHES } from "./contract-switches.ts";
import { toDuties, toNeeds } from "./duties.ts";

const ALWAYS = "privacy conditions clauses durable";

const TABLE = [
  ["luce", "consumer", "statutory", `${ALWAYS} early`, "ARERA"],
  ["gas", "consumer", "statutory", `${ALWAYS} early`, "ARERA"],
  ["internet", "consumer", "statutory", `${ALWAYS} summary early`, "ConciliaWeb"],
  ["noleggio", "consumer", "none", ALWAYS, "Ministero"],
  ["pos", "consumer", "statutory", `${ALWAYS} early`, "Arbitro"],
  ["luce", "business", "none", ALWAYS, "ARERA"],
  ["gas", "business", "none", ALWAYS, "ARERA"],
  ["internet", "business", "none", `${ALWAYS} summary`, "ConciliaWeb"],
  ["noleggio", "business", "none", ALWAYS, "Ministero"],
  ["pos", "business", "none", ALWAYS, "Arbitro"],
] as const;

test("the table has each kind in each regime", () => {
  expect(TABLE).toHaveLength(Tipology.anyOf.length * Regime.anyOf.length);
});

test.each(TABLE)("%s for a %s: withdrawal %s, boxes %s", (tipology, regime, kind, boxes, body) => {
  const duties = toDuties({ tipology, regime }, CONTRACT_SWITCHES);
  expect(duties.withdrawal.kind).toBe(kind);
  expect(duties.boxes.map(({ name }) => name).join(" ")).toBe(boxes);
  expect(duties.disputes).toContain(body);
});

test("all shown boxes but the early start are needed", () => {
  const { boxes } = toDuties({ tipology: "internet", regime: "consumer" }, CONTRACT_SWITCHES);
  expect(boxes.filter(({ needed }) => !needed).map(({ name }) => name)).toEqual(["early"]);
});

test("each switch changes what it names", () => {
  const rental = { tipology: "noleggio", regime: "consumer" } as const;
  const open = { ...CONTRACT_SWITCHES, rentalWithdrawal: true, clausesApproved: false };
  expect(toDuties(rental, open).withdrawal.kind).toBe("statutory");
  expect(toDuties(rental, open).boxes.map(({ name }) => name)).not.toContain("clauses");
  const line = { tipology: "internet", regime: "business" } as const;
  const bare = { ...CONTRACT_SWITCHES, summaryForBusiness: false, commission: "Paga Tizio." };
  expect(toDuties(line, bare).boxes.map(({ name }) => name)).not.toContain("summary");
  expect(toDuties(line, bare).commission).toBe("Paga Tizio.");
});

test("lines, terminals and rentals are handed over to the provider", () => {
  const { ways } = CONTRACT_SWITCHES;
  expect(Object.keys(ways).filter((kind) => ways[kind as keyof typeof ways] !== "order")).toEqual([
    "internet",
    "pos",
    "noleggio",
  ]);
});

test.each([
  ["luce", "pod"],
  ["gas", "pdr"],
  ["internet", "line"],
  ["noleggio", "none"],
  ["pos", "none"],
] as const)("%s needs the supply point %s", (tipology, point) => {
  expect(toNeeds({ tipology, payments: ["debit"] }).supplyPoint).toBe(point);
});

test.each([
  [["01"], ["debit"]],
  [["02", "03"], ["debit"]],
  [["04"], ["slip"]],
  [
    ["01", "04"],
    ["debit", "slip"],
  ],
  [["03", "99"], []],
  [[], ["debit", "slip"]],
] as const)("an offer with the payment codes %j is paid by %j", (codes, payments) => {
  const needs = toNeeds({ tipology: "luce", payments: toPaymentMethods(codes) });
  expect(needs.payments).toEqual(payments);
});
