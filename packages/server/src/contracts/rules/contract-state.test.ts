import { ContractAction, ContractRole, ContractState } from "@volpe/contract";
import { expect, test } from "vitest";
import { listActions, toNextState } from "./contract-state.ts";

/** Every legal step; all others are illegal. */
const LEGAL = [
  "draft holder edit draft",
  "draft holder submit submitted",
  "submitted holder edit draft",
  "submitted holder sign signed",
  "submitted holder withdraw withdrawn",
  "submitted operator withdraw withdrawn",
  "signed holder withdraw withdrawn",
  "signed operator accept accepted",
  "signed operator activate activated",
  "signed operator refuse refused",
  "signed operator withdraw withdrawn",
  "accepted holder withdraw withdrawn",
  "accepted operator activate activated",
  "accepted operator refuse refused",
  "accepted operator withdraw withdrawn",
  "activated holder withdraw withdrawn",
  "activated operator end ended",
  "activated operator withdraw withdrawn",
  "ended operator withdraw withdrawn",
];

const words = ({ anyOf }: { anyOf: readonly { const: string }[] }) =>
  anyOf.map((each) => each.const);

const cases = words(ContractState).flatMap((state) =>
  words(ContractRole).flatMap((role) =>
    words(ContractAction).map((action) => ({ state, role, action })),
  ),
) as { state: ContractState; role: ContractRole; action: ContractAction }[];

test("covers 128 combinations of state, side and action", () => {
  expect(cases).toHaveLength(8 * 2 * 8);
});

test.each(cases)("allows only listed steps: $state, $role, $action", ({ state, role, action }) => {
  const next = toNextState(state, action, role);
  const line = `${state} ${role} ${action} ${next}`;
  expect(LEGAL.includes(line)).toBe(next !== null);
  expect(LEGAL.some((each) => each.startsWith(`${state} ${role} ${action} `))).toBe(next !== null);
  expect(listActions(state, role).includes(action)).toBe(next !== null);
});

test("allows no step out of a final state", () => {
  const ends = ["refused", "withdrawn"] as const;
  expect(
    ends.flatMap((end) => [...listActions(end, "holder"), ...listActions(end, "operator")]),
  ).toEqual([]);
  expect(listActions("ended", "holder")).toEqual([]);
});
