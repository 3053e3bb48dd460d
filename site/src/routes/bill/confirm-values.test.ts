import type { BillField } from "@volpe/contract";
import { expect, test } from "vitest";
import { readFormValues } from "../../forms/form-values.ts";
import { IMPLAUSIBLE_FIGURES, TYPED_FIGURES, TYPED_SPENDS } from "../testing/typed-figures.ts";
import {
  CONFIRM_FIELDS,
  findDoubtfulFigures,
  hasTick,
  readEstimate,
  readTicks,
  toConfirmation,
  toReadValues,
} from "./confirm-values.ts";

const field = (
  name: BillField["name"],
  value: string,
  confidence: BillField["confidence"],
): BillField => ({ name, value, unit: "", text: "", page: 1, confidence });

const SUPPLY = {
  offer: null,
  fields: [
    field("supplier", "Fonte Chiara S.p.A.", "sure"),
    field("capacityKw", "4.5", "doubtful"),
    field("annualConsumption", "2610", "doubtful"),
    field("unitPrice", "0.135", "sure"),
    field("province", "MI", "sure"),
  ],
};

function fill(change: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...toReadValues(SUPPLY), ...change })) {
    form.set(name, value);
  }
  return form;
}

test("shows the read values in Italian notation", () => {
  expect(toReadValues(SUPPLY)).toMatchObject({
    operator: "Fonte Chiara S.p.A.",
    capacityKw: "4,5",
    annualConsumption: "2.610",
    unitPrice: "0,135",
    total: "",
  });
});

test("shows every sum with its cents", () => {
  const sums = [field("sale", "96.4", "sure"), field("total", "1234", "sure")];
  expect(toReadValues({ offer: null, fields: sums })).toMatchObject({
    sale: "96,40",
    total: "1.234,00",
  });
});

test("sends a credited total back as it was read, with either minus sign", () => {
  const read = { offer: null, fields: [field("total", "-41.2", "sure")] };
  const { total } = toReadValues(read);
  const send = (text: string) =>
    toConfirmation({ ...toReadValues(read), total: text }, { file: "", type: "luce", ticks: [] });
  expect([total, "-41,20", "€ −41,20"].map((text) => send(text).total)).toEqual([
    -41.2, -41.2, -41.2,
  ]);
});

test("keeps a chosen guess at the year's consumption until the figure is changed", () => {
  expect(readEstimate(fill({ stima: "2090" }))).toBe("2.090");
  expect(readEstimate(fill({ stimato: "2.090", annualConsumption: "2.090" }))).toBe("2.090");
  expect(readEstimate(fill({ stimato: "2.090", annualConsumption: "2.100" }))).toBe("");
  expect(readEstimate(fill({ stima: "tanto" }))).toBe("");
  expect(readEstimate(fill())).toBe("");
});

test("names the ticked boxes by their fields", () => {
  expect(readTicks(fill({ "giusto-capacityKw": "on" }))).toEqual(["capacityKw"]);
});

test("confirms an address by one box, below its last doubtful part", () => {
  const parts = { street: "Via Po 3", postalCode: "20100", city: "Milano" } as const;
  const toTicks = (doubtful: readonly string[]) =>
    (["holder", "street", "postalCode", "city"] as const).filter((one) =>
      hasTick(one, {
        fields: Object.entries(parts).map(([name, value]) =>
          field(name as keyof typeof parts, value, doubtful.includes(name) ? "doubtful" : "sure"),
        ),
      }),
    );
  expect([toTicks(["street", "postalCode"]), toTicks(["street", "city"]), toTicks([])]).toEqual([
    ["postalCode"],
    ["city"],
    [],
  ]);
  expect(readTicks(fill({ "giusto-indirizzo": "on" }))).toEqual(["street", "postalCode", "city"]);
  const values = readFormValues(CONFIRM_FIELDS, fill({ ...parts, city: " " }));
  const sent = toConfirmation(values, { file: "f", type: "luce", ticks: [] });
  expect(sent).toMatchObject({ street: "Via Po 3", postalCode: "20100" });
  expect(sent).not.toHaveProperty("city");
});

test("sends the figures as numbers and no empty field", () => {
  const values = readFormValues(CONFIRM_FIELDS, fill({ total: "1.234,50", saleFixed: "" }));
  expect(toConfirmation(values, { file: "f", type: "luce", ticks: ["capacityKw"] })).toEqual({
    file: "f",
    type: "luce",
    checked: ["capacityKw"],
    destination: "",
    province: "MI",
    operator: "Fonte Chiara S.p.A.",
    // An empty code is sent, so that the server forgets the code that was read.
    offerCode: "",
    offerExpiry: "",
    periodStart: "",
    periodEnd: "",
    capacityKw: 4.5,
    annualConsumption: 2610,
    unitPrice: 0.135,
    total: 1234.5,
  });
});

test("sends use and residence only as they were chosen", () => {
  const toChoice = (change: Record<string, string>, type: "luce" | "gas" = "luce") => {
    const values = readFormValues(CONFIRM_FIELDS, fill(change));
    const { destination, resident } = toConfirmation(values, { file: "f", type, ticks: [] });
    return [destination, resident];
  };
  expect(toChoice({})).toEqual(["", undefined]);
  expect(toChoice({ destination: "privati", resident: "si" })).toEqual(["privati", true]);
  expect(toChoice({ destination: "aziende", resident: "no" })).toEqual(["aziende", false]);
  expect(toChoice({ destination: "privati", resident: "si" }, "gas")).toEqual([
    "privati",
    undefined,
  ]);
});

test.each(TYPED_FIGURES)(
  "reads a bill's $text as the lists read it",
  ({ text, shown: _, ...read }) => {
    const isConsumption = "consumption" in read;
    const values = readFormValues(
      CONFIRM_FIELDS,
      fill(isConsumption ? { annualConsumption: text } : { capacityKw: text }),
    );

    expect(toConfirmation(values, { file: "f", type: "luce", ticks: [] })).toMatchObject(
      isConsumption ? { annualConsumption: read.consumption } : read,
    );
  },
);

test.each(TYPED_SPENDS)("reads a bill's total of $text like any spend", ({ text, euros }) => {
  const values = readFormValues(CONFIRM_FIELDS, fill({ total: text }));

  expect(toConfirmation(values, { file: "f", type: "luce", ticks: [] }).total).toBe(euros);
});

test.each(IMPLAUSIBLE_FIGURES)("asks once about a bill's $text", ({ text, meant, ...read }) => {
  const field = "consumption" in read ? "annualConsumption" : "capacityKw";
  const form = fill({ [field]: text });

  expect(findDoubtfulFigures({ tipology: "luce" }, form)).toMatchObject([
    { field, message: expect.stringContaining(`Intendevi ${meant}?`) },
  ]);
  form.set(`chiesto-${field}`, text);
  expect(findDoubtfulFigures({ tipology: "luce" }, form)).toEqual([]);
});

test.each([
  ["total", "-50", {}, "−50 € è una spesa insolita"],
  ["total", "10", {}, "10 € è una spesa insolita"],
  ["total", "60,00", { televisionFee: "60,00" }, "60 € è una spesa insolita"],
  ["periodConsumption", "9.999", {}, "9.999 kWh è una cifra insolita"],
])("asks once about a bill's %s of %s", (field, text, change, question) => {
  const bill = { periodConsumption: "430", total: "123,44" };
  const period = { periodStart: "2026-09-01", periodEnd: "2026-10-31" };
  const form = fill({ ...bill, ...period, ...change, [field]: text });
  const ask = () => findDoubtfulFigures({ tipology: "luce" }, form);

  expect(ask().find((error) => error.field === field)?.message).toContain(question);
  form.set(`chiesto-${field}`, text);
  expect(ask().filter((error) => error.field === field)).toEqual([]);
});

test.each([
  ["a usual bill", { periodConsumption: "430", total: "123,44" }],
  ["a bill after its bonus", { periodConsumption: "430", total: "5", socialBonus: "90" }],
  ["a total without a consumption", { total: "25" }],
  [
    "a settlement of eighteen months",
    { periodConsumption: "3.900", periodStart: "2025-01-01", periodEnd: "2026-06-30" },
  ],
])("asks nothing about %s", (_what, change) => {
  expect(findDoubtfulFigures({ tipology: "luce" }, fill(change))).toEqual([]);
});

test("accepts the small consumption of a second home", () => {
  const ask = (resident: string) =>
    findDoubtfulFigures({ tipology: "luce" }, fill({ annualConsumption: "90", resident }));

  expect(ask("si")).toMatchObject([{ field: "annualConsumption" }]);
  expect(ask("no")).toEqual([]);
});

test.each([
  ["fixed", "fixed"],
  ["variable", "variable"],
  ["mixed", ""],
  [null, ""],
] as const)("an offer with a %s price fills the kind of price in as «%s»", (pricing, filled) => {
  const offer =
    pricing === null
      ? null
      : { slug: "s", code: "C", name: "Una", supplier: "Chiara", path: "/x", pricing };
  expect(toReadValues({ ...SUPPLY, offer }).pricing).toBe(filled);
});

test("sends the kind of price only if the person knows it", () => {
  const ask = (pricing: string) =>
    toConfirmation(readFormValues(CONFIRM_FIELDS, fill({ pricing })), {
      file: "f",
      type: "luce",
      ticks: [],
    });
  expect(ask("variable").pricing).toBe("variable");
  expect(ask("")).not.toHaveProperty("pricing");
});
