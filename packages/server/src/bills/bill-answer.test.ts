import type { BillField, BillFieldName, BillSupply, BillView } from "@volpe/contract";
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
  return toBillAnswer(toView(supplies), "luce");
}

function toView(supplies: readonly Values[], known: Partial<BillSupply> = {}): BillView {
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
          ...known,
        })),
        problem: null,
      },
    ],
  };
  return view;
}

const HOUSE = { pod: "IT001E12345678", annualConsumption: "2610", periodEnd: "2026-04-30" };

test("refuses files with several supply points of electricity", () => {
  expect(answer(HOUSE, { ...HOUSE, pod: "IT001E87654321", annualConsumption: "900" })).toEqual({
    status: "failed",
    message: "Ci sono più forniture: mandami la bolletta di una sola, oppure scrivimi tu la cifra.",
  });
});

test("refuses one invoice for several supply points", () => {
  const view = toView([HOUSE]);
  const files = view.files.map((file) => ({
    ...file,
    problem: { code: "several-points" as const, message: "" },
  }));
  expect(toBillAnswer({ ...view, files }, "luce")).toEqual(answer(HOUSE, { pod: "altro" }));
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

test("reports the code of another supplier without using its offer", () => {
  const doubtfulOffer = {
    ...{ slug: "una", code: "UNA", name: "Luce Serena", supplier: "Enerluna", path: "/una" },
    pricing: "fixed" as const,
  };
  const view = toView([{ ...HOUSE, offerCode: "UNA", supplier: "Alpenlume" }], { doubtfulOffer });

  const found = toBillAnswer(view, "luce");
  expect(found).toMatchObject({
    said: "Il codice offerta è di «Luce Serena» di Enerluna, ma la bolletta è di Alpenlume: di quell’offerta non uso niente.",
    sent: { offer: "" },
  });
  expect(found).not.toHaveProperty("sent.values.pricing");
});

const PERSON = { holder: "Mario Rossi", fiscalCode: "RSSMRA85T10A562S", street: "via Po 3" };

test.each([
  "Mario Rossi POD IT001E12345678 RSSMRA85T10A562S, via Po 3: 2.610 kWh",
  "Mario  Rossi POD IT001E  1234-5678 RSS MRA 85T10 A562S, via  Po 3: 2.610 kWh",
])("quotes the line of a doubtful value without personal data: «%s»", (line) => {
  const page = (confidence: "doubtful" | "sure", values: Values, text: string) =>
    toFields(values).map((field) => ({ ...field, confidence, text, page: 2 }));
  const fields = [
    ...page("doubtful", { annualConsumption: "2610" }, line),
    ...page("sure", { ...HOUSE, ...PERSON }, "").filter(({ name }) => name !== "annualConsumption"),
  ];
  expect(toBillAnswer(toView([{}], { fields }), "luce")).toMatchObject({
    sent: {
      identifiers: ["il POD", "l’intestatario", "il codice fiscale", "l’indirizzo"],
      values: {
        annualConsumption: {
          source: "pagina 2: «••• POD IT001•••678 RSSMR•••62S, •••: 2.610 kWh»",
        },
      },
    },
  });
});

test("says that the other half of a dual bill is left for later", () => {
  const view = toView([HOUSE, { pdr: "12345678901234", annualConsumption: "900" }]);
  const [first] = view.files;
  const [luce, gas] = first?.supplies ?? [];
  const supplies = [luce, gas && { ...gas, tipology: "gas" as const }].filter(
    (supply) => supply !== undefined,
  );
  const dual = { ...view, files: view.files.map((file) => ({ ...file, supplies })) };
  expect(toBillAnswer(dual, "luce")).toMatchObject({
    said: "C’è anche il gas: quando abbiamo finito con la luce, rimandamela e guardiamo quello.",
  });
});

test("answers with the place on the bill, or with an empty place", () => {
  const elsewhere = answer({ ...HOUSE, city: "PALERMO", province: "PA" });
  expect(elsewhere).toMatchObject({ sent: { place: { city: "PALERMO", province: "PA" } } });
  expect(answer(HOUSE)).toMatchObject({ sent: { place: { city: "", province: "" } } });
});
