import type { BillField, BillFieldName, BillView } from "@volpe/contract";
import { expect, test } from "vitest";
import { toBillAnswer } from "./bill-answer.ts";

type Values = Partial<Record<BillFieldName, string>>;

const toFields = (values: Values): BillField[] =>
  Object.entries(values).map(([name, value]) => ({
    ...{ name: name as BillFieldName, value, unit: "", text: "", page: 1 },
    confidence: "sure",
  }));

/** The answer to a file with these supplies of electricity. */
function answer(...supplies: Values[]) {
  const view: BillView = {
    bill: "b",
    createdAt: "2026-11-21T10:00:00.000Z",
    keptUntil: "2026-11-22T10:00:00.000Z",
    files: [
      {
        ...{ id: "f", name: "b.pdf", bytes: 1, status: "read", progress: 1, kind: "luce" },
        supplies: supplies.map((values) => ({
          ...{ tipology: "luce", group: 0, offer: null },
          fields: toFields(values),
        })),
        problem: null,
      },
    ],
  };
  return toBillAnswer(view, "luce");
}

const HOUSE = { pod: "IT001E12345678", annualConsumption: "2610", periodEnd: "2026-04-30" };

test("refuses files with several supply points of electricity", () => {
  expect(answer(HOUSE, { ...HOUSE, pod: "IT001E87654321", annualConsumption: "900" })).toEqual({
    status: "failed",
    message: "Ci sono più forniture: mandami la bolletta di una sola, oppure scrivimi tu la cifra.",
  });
});

test("treats pages with one supply point as one bill", () => {
  const { pod, periodEnd } = HOUSE;
  expect(answer(HOUSE, { pod, periodEnd, total: "123.44" })).toMatchObject({
    status: "read",
    said: "",
    sent: { values: { annualConsumption: { value: "2610" }, total: { value: "123.44" } } },
  });
});

test.each([
  [{ periodEnd: "2026-06-30" }, "uso solo la più recente", "2700"],
  [{ offerCode: "ALTRA" }, "uso solo la prima", "2610"],
])("answers for bills that differ by %j: «%s»", (change, words, used) => {
  const other = { offerCode: "UNA", ...HOUSE, annualConsumption: "2700", ...change };
  expect(answer({ offerCode: "UNA", ...HOUSE }, other)).toMatchObject({
    said: `Sono bollette diverse: ${words}.`,
    sent: { values: { annualConsumption: { value: used } } },
  });
});
