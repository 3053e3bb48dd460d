import { expect, test } from "vitest";
import { say as answer, findRefusal, HOME, type Said, walk } from "../test-walk-flow.ts";

type Values = Record<string, { value: string; isSure: boolean }>;

const toSaid = (values: Values): Said[] => [
  ...HOME,
  {
    text: "b.pdf",
    bill: { status: "read", said: "", sent: { name: "«b.pdf»", offer: "", values } },
  },
];
const SURE = { annualConsumption: { value: "2610", isSure: true } };
const OLD = { ...SURE, period: { value: "1999-03-01/1999-04-30", isSure: true } };

test("asks about the days of a bill that ended more than two years ago, and goes on without", () => {
  const asked = walk([...toSaid(OLD), "sì"]);
  expect(asked.keys.at(-1)).toBe("sent-period");
  expect(findRefusal(asked, "sì")?.message).toContain("più di due anni fa");
  const without = answer(answer(asked, "sì"), "sì");
  expect(without.status).toBe("advanced");
  expect(without.interview.notes.bill?.confirmed.period).toBe("");
  const recent = { ...OLD, period: { value: "2025-01-01/2025-02-28", isSure: true } };
  expect(walk([...toSaid(recent), "sì"]).keys.at(-1)).not.toBe("sent-period");
});

test("asks for a power that the bill of a home cannot have", () => {
  const bill = { ...SURE, capacityKw: { value: "300", isSure: true } };
  const asked = walk([...toSaid(bill), "sì"]);
  expect(asked.interview.draft.capacity).toBe("");
});
