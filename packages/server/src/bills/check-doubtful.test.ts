import type { BillConfirmation, BillField } from "@volpe/contract";
import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { checkDoubtful } from "./check-doubtful.ts";

const field = (
  name: BillField["name"],
  value: string,
  confidence: BillField["confidence"],
): BillField => ({ name, value, unit: "", text: "", page: 1, confidence });

const READ = [
  field("supplier", "Fonte Chiara S.p.A.", "doubtful"),
  field("resident", "si", "doubtful"),
  field("capacityKw", "4.5", "doubtful"),
  field("annualConsumption", "2610", "doubtful"),
  field("unitPrice", "0.135", "sure"),
  field("province", "MI", "sure"),
];

const CONFIRMED: BillConfirmation = {
  file: "file",
  type: "luce",
  destination: "privati",
  resident: true,
  province: "MI",
  annualConsumption: 2610,
  capacityKw: 4.5,
  operator: "Fonte Chiara S.p.A.",
  periodStart: "",
  periodEnd: "",
  unitPrice: 0.135,
};

/** The refused fields. */
function refusedOf(
  change: Partial<BillConfirmation>,
  { of = [{ tipology: "luce" as const, fields: READ }] } = {},
): (string | undefined)[] {
  try {
    checkDoubtful(of, { ...CONFIRMED, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    return [error, ...error.others].map(({ field }) => field);
  }
}

const ALL = ["resident", "annualConsumption", "capacityKw", "operator"];

test("requires a confirmation of exactly the doubtful values", () => {
  expect(refusedOf({})).toEqual(ALL);
  expect(refusedOf({ checked: ALL })).toEqual([]);
});

test("requires no confirmation of a changed value", () => {
  const changed = { resident: false, annualConsumption: 2700, capacityKw: 3, operator: "" };
  expect(refusedOf(changed)).toEqual([]);
});

test("is sure of a value that another file of the same supply proves", () => {
  const sure = READ.map((one) => ({ ...one, confidence: "sure" as const }));
  const of = [READ, sure].map((fields) => ({ tipology: "luce" as const, fields }));
  expect(refusedOf({}, { of })).toEqual([]);
});
