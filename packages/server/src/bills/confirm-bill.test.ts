import type { BillConfirmation, BillField } from "@volpe/contract";
import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { checkConfirmation } from "./confirm-bill.ts";

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

const OF = [{ tipology: "luce" as const, fields: READ }];

/** The refused fields. */
const refusedOf = (change: Partial<BillConfirmation>, { of = OF } = {}) =>
  listRefusals(change, of).map(({ field }) => field);

function listRefusals(change: Partial<BillConfirmation>, of = OF): AppError[] {
  try {
    checkConfirmation(of, { ...CONFIRMED, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    return [error, ...error.others];
  }
}

const ALL = ["resident", "annualConsumption", "capacityKw", "operator"];

test("requires a confirmation of exactly the doubtful values", () => {
  expect(refusedOf({})).toEqual(ALL);
  expect(refusedOf({ checked: ALL })).toEqual([]);
});

test("names each value that it asks to confirm, and its tick", () => {
  const fields = [...READ, field("street", "via Po 3", "doubtful")];
  const refused = listRefusals({ street: "via Po 3" }, [{ tipology: "luce", fields }]);
  expect(refused.map(({ message }) => message)).toEqual([
    "Controlla «Residente»: correggi il valore, oppure spunta «È giusto così».",
    "Controlla «Consumo annuo»: correggi il valore, oppure spunta «È giusto così».",
    "Controlla «Potenza impegnata»: correggi il valore, oppure spunta «È giusto così».",
    "Controlla «Fornitore»: correggi il valore, oppure spunta «È giusto così».",
    "Controlla «Via e numero della fornitura»: correggi il valore, oppure spunta «L’indirizzo è giusto così».",
  ]);
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
