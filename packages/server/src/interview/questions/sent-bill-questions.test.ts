import { expect, test } from "vitest";
import { fakeContext } from "../fake-context.ts";
import { withNotes } from "../interview.ts";
import { askStep, findRefusal, HOME, type Said, walk } from "../test-walk-flow.ts";
import { billIdentifiers } from "./bill-identifiers-question.ts";
import { FLOW } from "./flow.ts";

type Values = Record<string, { value: string; isSure: boolean; source?: string }>;

const SPENT = {
  period: { value: "2026-03-01/2026-04-30", isSure: true },
  periodConsumption: { value: "430", isSure: true },
  sale: { value: "74.05", isSure: true },
  total: { value: "123.44", isSure: true },
};

const toSaid = (values: Values): Said[] => [
  ...HOME,
  {
    text: "b.pdf",
    bill: { status: "read", said: "", sent: { name: "«b.pdf»", offer: "", values } },
  },
];
const SURE = { annualConsumption: { value: "2610", isSure: true } };
const BILL = toSaid({ unitPrice: { value: "0.135", isSure: false }, ...SURE });
const AT_PRICE = walk([...BILL, "sì"]);
const say = (text: string) => walk([...BILL, "sì", text]);
const toPrice = (text: string) => say(text).interview.notes.bill?.confirmed.unitPrice;
const toRefused = (text: string) =>
  findRefusal(AT_PRICE, text)?.message.replaceAll("\u00a0", " ") ?? "";

test.each([
  ["giusto sarebbe 0,145", "0.145"],
  ["ok ma è 0,145", "0.145"],
  ["sì, 0,1457", "0.1457"],
  ["14,5 centesimi", "0.145"],
  ["145 €/MWh", "0.145"],
])("accepts a spoken correction of the price: «%s» is %s", (text, price) => {
  expect(toPrice(text)).toBe(price);
});

test.each(["sì", "Certo che sì!", "ok, va bene", "è giusto", "sì, tutto giusto grazie"])(
  "accepts «%s» as confirmation of the read price",
  (text) => {
    expect(toPrice(text)).toBe("0.135");
  },
);

test.each(["certo che no", "giusto un corno", "ok ma non è quello", "sì, 0,135 o 0,145"])(
  "does not accept «%s» as a yes",
  (text) => {
    expect(toRefused(text)).toContain("Scrivi in cifre");
  },
);

test("asks again for the confirmed days of a bill when their line is edited", () => {
  const values = { period: { value: "2026-03-01/2026-04-30", isSure: true } };
  const before = walk([...toSaid({ ...values, ...SURE }), "sì"]).interview;
  const { bill } = before.notes;
  const confirmed = { ...bill?.confirmed, period: "2026-03-01/2026-04-30" };
  const interview = withNotes(before, bill === undefined ? {} : { bill: { ...bill, confirmed } });
  const [question] = askStep(FLOW, interview, 124, fakeContext())?.messages ?? [];
  expect(question).toBe("La bolletta va dal 1º marzo 2026 al 30 aprile 2026 (sicuro): giusto?");
});

test.each(["13,5", "135"])("asks whether a price of %s is in cents", (text) => {
  expect(toRefused(text)).toContain("Intendevi 0,135 €/kWh?");
});

test.each(["0,02", "0,61", "6000"])("answers that no kWh costs %s €", (text) => {
  expect(toRefused(text)).toContain("Un kWh costa tra 3 e 60 centesimi");
});

test("accepts on a yes any price that the bill prints", () => {
  const bill = toSaid({ unitPrice: { value: "0.71", isSure: false }, ...SURE });
  expect(walk([...bill, "sì", "sì"]).interview.notes.bill?.confirmed.unitPrice).toBe("0.71");
});

test.each([
  "sì, ma il consumo è 3.000",
  "giusto tranne il totale",
  "tutto giusto meno la potenza",
  "certo che no",
  "no",
])("asks for each value after «%s»", (text) => {
  expect(walk([...BILL, text]).interview.notes.bill?.confirmed).toEqual({});
});

test.each(["sì", "Sì, è tutto giusto", "ok tutto corretto"])(
  "accepts «%s» for all values",
  (text) => {
    expect(walk([...BILL, text]).interview.notes.bill?.confirmed).toEqual({
      annualConsumption: "2610",
    });
  },
);

test("asks back about days with a correction", () => {
  const period = { value: "2026-03-01/2026-04-30", isSure: false };
  const at = walk([...toSaid({ period, ...SURE }), "sì"]);

  expect(findRefusal(at, "giusto, ma dal 2 marzo")?.message).toContain("«ma dal 2 marzo»");
});

test.each([
  ["2026-11-20", "Il prezzo che hai indicato valeva fino al 20 novembre 2026"],
  ["2026-11-21", "Il prezzo di oggi vale fino al 21 novembre 2026"],
])("says on 21 November of an offer that expires on %s: «%s»", (day, words) => {
  const offerExpiry = { value: day, isSure: true };
  const { interview } = walk([...toSaid({ ...SURE, ...SPENT, offerExpiry }), "sì"]);

  expect(interview.notes.estimates.expiry).toContain(words);
});

const PRICED = toSaid({
  ...SURE,
  ...SPENT,
  unitPrice: { value: "0.135", isSure: true },
  saleFixed: { value: "16", isSure: true },
});

test.each([
  ["fisso", "fixed"],
  ["Variabile", "variable"],
  ["è indicizzato al PUN", "variable"],
  ["non è fisso", "variable"],
  ["boh, non lo so", ""],
])("asks for the kind of a bill's price: «%s» is «%s»", (text, pricing) => {
  const asked = walk([...PRICED, "sì"]);
  expect(asked.keys.at(-1)).toBe("sent-pricing");
  expect(walk([...PRICED, "sì", text]).interview.notes.bill?.confirmed.pricing).toBe(pricing);
});

const toRead = (value: string, isSure: boolean) => [
  ...toSaid({
    ...SURE,
    ...SPENT,
    unitPrice: { value: "0.135", isSure: true },
    saleFixed: { value: "16", isSure: true },
    pricing: { value, isSure },
  }),
  "no",
  ...Array<string>(7).fill("sì"),
];

test.each([
  ["fixed", true, "leggo prezzo fisso (sicuro). È giusto?", ["Sì, fisso", "No, variabile"]],
  ["variable", false, "prezzo variabile (da controllare)", ["Sì, variabile", "No, fisso"]],
] as const)("asks whether the read kind of price, %s, is right", (value, isSure, words, labels) => {
  const asked = walk(toRead(value, isSure));
  expect(asked.keys.at(-1)).toBe("sent-pricing");
  const question = askStep(FLOW, asked.interview, asked.step, fakeContext());
  expect(question?.messages.join()).toContain(words);
  expect(question?.addons).toMatchObject([
    { choices: [...labels.map((label) => ({ label })), { label: "Non lo so" }] },
  ]);
});

test.each([
  ["sì", "fixed"],
  ["Sì, fisso", "fixed"],
  ["No, variabile", "variable"],
  ["no, è indicizzato", "variable"],
  ["non è fisso", "variable"],
  ["non lo so", ""],
])("«%s» to a read fixed price is «%s»", (text, pricing) => {
  const { interview } = walk([...toRead("fixed", true), text]);
  expect(interview.notes.bill?.confirmed.pricing).toBe(pricing);
});

test("asks for the kind of price after a mere no to the read one", () => {
  expect(findRefusal(walk(toRead("fixed", true)), "no")?.message).toContain("«variabile»");
});

test("asks again after an answer that names no kind of price", () => {
  expect(findRefusal(walk([...PRICED, "sì"]), "costa tanto")?.message).toContain("«variabile»");
});

test("asks no kind of price if the bill's price is unknown", () => {
  expect(walk([...toSaid({ ...SURE, ...SPENT }), "sì"]).keys.at(-1)).not.toBe("sent-pricing");
});

test("asks no kind of price if the bill's offer is known", () => {
  const known = toSaid({
    ...SURE,
    ...SPENT,
    unitPrice: { value: "0.135", isSure: true },
    saleFixed: { value: "16", isSure: true },
    pricing: { value: "variable", isSure: true },
  });
  const asked = walk([...known, "sì"]);
  expect(asked.keys.at(-1)).not.toBe("sent-pricing");
  expect(asked.interview.notes.spreadEur).toBeCloseTo(0.015, 6);
});

test("says where a value stands that the bill does not prove", () => {
  const source = "pagina 2: «Prezzo 0,135»";
  const unitPrice = { value: "0.135", isSure: false, source };
  const { messages } = walk([...toSaid({ unitPrice, ...SURE }), "sì"]);
  expect(messages.flatMap((message) => message.messages).join()).toContain(
    "leggo 0,135\u00a0€/kWh (da controllare, pagina 2: «Prezzo 0,135»). È giusto?",
  );
});

test("a read year that no home has is not offered as an answer", () => {
  const annualConsumption = { value: "902811", isSure: false };
  const { interview } = walk(toSaid({ annualConsumption }));
  const asked = askStep(FLOW, interview, 122, fakeContext());
  expect(asked?.messages).toEqual([
    "Alla voce «Consumo annuo» leggo 902.811\u00a0kWh (da controllare). Mi sembra sbagliato: me la scrivi tu?",
  ]);
  expect(asked?.addons.map(({ kind }) => kind)).toEqual(["field"]);
});

test.each([
  [
    ["il POD"],
    "Lo tengo per riempire l’ordine, se lo fai? Resta cifrato per 30 giorni.",
    "Sì, tienilo",
  ],
  [
    ["la partita IVA"],
    "La tengo per riempire l’ordine, se lo fai? Resta cifrata per 30 giorni.",
    "Sì, tienila",
  ],
  [
    ["il POD", "l’intestatario"],
    "Li tengo per riempire l’ordine, se lo fai? Restano cifrati per 30 giorni.",
    "Sì, tienili",
  ],
])("asks whether to keep %j in words that agree with them", (identifiers, question, label) => {
  const { interview } = walk(BILL);
  const bill = { name: "«b.pdf»", offer: "", values: SURE, confirmed: {}, identifiers, step: 0 };
  const asked = askStep(
    FLOW,
    withNotes(interview, { bill }),
    billIdentifiers.step,
    fakeContext({}),
  );
  expect(asked?.messages[1]).toBe(question);
  expect(asked?.addons).toMatchObject([{ choices: [{ label }, { label: "No" }] }]);
});

const ELSEWHERE = { city: "PALERMO", province: "PA" };
const toPlaced = (place: { city: string; province: string }): Said[] => [
  ...HOME,
  {
    text: "b.pdf",
    bill: {
      status: "read",
      said: "",
      sent: { name: "«b.pdf»", offer: "", values: SURE, identifiers: ["il POD"], place },
    },
  },
  "sì",
];

test("asks which place is right if the bill is for another one", () => {
  const asked = walk(toPlaced(ELSEWHERE));
  expect(asked.step).toBe(133);
  const [said, question] = askStep(FLOW, asked.interview, 133, fakeContext())?.messages ?? [];
  expect([said, question]).toEqual([
    "Sulla bolletta leggo Palermo (PA), e tu mi hai detto Milano (MI).",
    "Per quale dei due faccio il conto?",
  ]);
  const ofBill = walk([...toPlaced(ELSEWHERE), "quella della bolletta"]);
  expect(ofBill.interview.draft.address).toMatchObject({ city: "Palermo", province: "PA" });
  expect(ofBill.step).toBe(billIdentifiers.step);
  const asSaid = walk([...toPlaced(ELSEWHERE), "Milano"]);
  expect(asSaid.interview.draft.address).toMatchObject({ city: "Milano", province: "MI" });
  expect(asSaid.interview.notes.bill?.keepsIdentifiers).toBe(false);
  expect(asSaid.step).toBeGreaterThan(billIdentifiers.step);
});

test.each([
  { city: "MILANO", province: "MI" },
  { city: "", province: "MI" },
  { city: "Fraz. Quinto", province: "MI" },
  { city: "", province: "" },
])("asks nothing about a bill of the same place: $city $province", (place) => {
  expect(walk(toPlaced(place)).step).toBe(billIdentifiers.step);
});

test("takes the power that the bill has, once it is confirmed", () => {
  const capacityKw = { value: "4.5", isSure: false };
  const said = toSaid({ ...SURE, capacityKw });
  const at = walk([...said, "sì"]);
  const addons = askStep(FLOW, at.interview, 200, fakeContext())?.addons ?? [];
  expect(addons[0]).toMatchObject({ choices: [{ label: "Sì, 4,5\u00a0kW" }], typed: false });
  expect(at.step).toBe(200);
  for (const answer of ["sì", "4,5\u00a0kW"]) {
    expect(walk([...said, "sì", answer]).interview.draft.capacity).toBe("4.5");
  }
});
