import { expect, test } from "vitest";
import { fakeContext } from "../fake-context.ts";
import { askStep, change, findRefusal, HOME, type Said, toKey, walk } from "../test-walk-flow.ts";
import { FLOW } from "./flow.ts";
import { billSupplier } from "./read-or-said-questions.ts";

const sure = (value: string) => ({ value, isSure: true });

/** A bill of this supplier, sent by somebody who named that operator, and confirmed. */
const toSupplied = (supplier: string, operator: string): Said[] => [
  ...HOME.slice(0, -1),
  operator,
  {
    text: "b.pdf",
    bill: {
      status: "read",
      said: "",
      sent: {
        ...{ name: "«b.pdf»", offer: "" },
        values: {
          supplier: sure(supplier),
          annualConsumption: sure("2610"),
          capacityKw: sure("3"),
          period: sure("2026-03-01/2026-04-30"),
          periodConsumption: sure("430"),
          contractPrice: sure("0.118"),
          saleFixed: sure("16"),
          sale: sure("74.05"),
          total: sure("123.44"),
          offerExpiry: sure("2027-12-31"),
        },
      },
    },
  },
  "sì",
];
const OTHER = toSupplied("FONTE CHIARA ENERGIA S.p.A.", "A2A");

test("asks for the present supplier if the bill names another one", () => {
  const asked = walk(OTHER);
  expect(asked.step).toBe(billSupplier.step);
  const question = askStep(FLOW, asked.interview, billSupplier.step, fakeContext());
  expect(question?.messages).toEqual([
    "La bolletta è di FONTE CHIARA ENERGIA S.p.A. (sicuro), e tu mi hai detto A2A Energia.",
    "Chi è il tuo fornitore di oggi?",
  ]);
  expect(question?.addons).toMatchObject([
    {
      choices: [
        { label: "FONTE CHIARA ENERGIA S.p.A., come in bolletta" },
        { label: "A2A Energia, come ho detto" },
      ],
    },
  ]);
});

test.each(["quello della bolletta", "Fonte Chiara"])(
  "«%s» means the bill's supplier, whose prices hold today",
  (words) => {
    const { interview } = walk([...OTHER, words]);
    expect(interview.draft.operator).toBe("FONTE CHIARA ENERGIA S.p.A.");
    expect(interview.notes.annualSaleEur).toBeGreaterThan(0);
    expect(interview.notes.expiresOn).toBe("2027-12-31");
  },
);

test.each(["A2A", "quello che ho detto"])(
  "with «%s» only the consumption of the bill is used, and the spend is asked for",
  (words) => {
    const told = walk([...OTHER, words]);
    const { draft, notes } = told.interview;
    expect(draft).toMatchObject({ operator: "A2A Energia", capacity: "3" });
    expect(draft.rates[0]).toMatchObject({ cma: "2610", invoice: "", total: "" });
    expect(notes).toMatchObject({ annualSaleEur: null, expiresOn: "" });
    expect(told.keys.at(-1)).toBe("present-spend");
  },
);

test("asks again after the name of a third supplier", () => {
  expect(findRefusal(walk(OTHER), "Sorgenia")?.message).toContain("«A2A Energia»");
});

test.each([
  ["A2A ENERGIA S.p.A.", "A2A"],
  ["Enel Energia Spa", "enel"],
  ["Lago Energia S.r.l.", "Lago Energia"],
])("asks nothing about a bill of %s if the person said %s", (supplier, operator) => {
  expect(walk(toSupplied(supplier, operator)).step).not.toBe(billSupplier.step);
});

test("a confirmed bill states the supplier that the person did not know", () => {
  const { interview, step } = walk(toSupplied("Lago Energia", "non lo so"));
  expect(interview.draft.operator).toBe("Lago Energia S.r.l.");
  expect(step).not.toBe(billSupplier.step);
});

test("asks again for the supplier after the bill's values were opened again", () => {
  const checked = walk([...OTHER, "A2A"]);
  const values = ["no", ...Array.from({ length: 7 }, () => "sì")];
  const { interview, step } = change(checked, 121, values);

  expect(toKey(step)).toBe("sent-supplier");
  expect(interview.draft.operator).toBe("A2A Energia");
});
