import { guessFigure, guessHomeSpend, PLAUSIBLE_FIGURES, PLAUSIBLE_PRICES } from "@volpe/contract";
import { describe, expect, test } from "vitest";
import { parseOfferQuery } from "./catalogue/energy/energy-query.ts";
import { readFields } from "./catalogue/list/query-field.ts";
import { TAKINGS_FIELDS } from "./catalogue/pos/takings.ts";
import { listCarried } from "./interview/carried-answers.ts";
import { reach, understand } from "./interview/understanding/test-answer-table.ts";

type Field = {
  /** The parameter of the address and of the API. */
  key: string;
  unit: string;
  /** The typology whose list has the field. */
  type: "luce" | "gas" | "pos";
  /** The question of the assistant that asks for the same figure. */
  question: string;
  typed: Readonly<Record<string, number>>;
  /** Whether the figure has another meaning without its unit. */
  isUnitNeeded?: boolean;
  /** The figure that the assistant asks back about, because few meters have such a power. */
  asked?: readonly string[];
};

const LARGE = {
  "3100": 3100,
  "3.100": 3100,
  "3 100": 3100,
  "3'100": 3100,
  "2.700,5": 2700.5,
  "12.000,50": 12_000.5,
  tremila: 3000,
};

const FIELDS: readonly Field[] = [
  { key: "consumo", unit: "kWh", type: "luce", question: "consumption", typed: LARGE },
  {
    key: "consumo",
    unit: "MWh",
    type: "luce",
    question: "consumption",
    typed: { "2,7": 2700, "2.7": 2700, "3": 3000 },
    isUnitNeeded: true,
  },
  {
    key: "consumo",
    unit: "Smc",
    type: "gas",
    question: "gas-consumption",
    typed: { "1400": 1400, "1.400": 1400, "1 400": 1400, "1.400,5": 1400.5, mille: 1000 },
  },
  {
    key: "potenza",
    unit: "kW",
    type: "luce",
    question: "capacity",
    typed: { "3": 3, "4,5": 4.5, "4.5": 4.5, "4.125": 4.125, tre: 3 },
    asked: ["4.125"],
  },
  {
    key: "potenza",
    unit: "W",
    type: "luce",
    question: "capacity",
    typed: { "4500": 4.5, "4.500": 4.5, "3000": 3 },
    isUnitNeeded: true,
  },
  {
    key: "spesa",
    unit: "€",
    type: "luce",
    question: "present-spend",
    typed: { "900": 900, "1.080": 1080, "980,50": 980.5, "1.080,50": 1080.5, mille: 1000 },
  },
  { key: "incasso", unit: "€", type: "pos", question: "takings", typed: LARGE },
  {
    key: "scontrino",
    unit: "€",
    type: "pos",
    question: "receipt",
    typed: { "40": 40, "12,50": 12.5, "12.50": 12.5, "1.250": 1250, trenta: 30 },
  },
];

/** How the API and the address of a page read a text. */
function readQuery({ type, key }: Field, text: string): unknown {
  const search = new URLSearchParams({ [key]: text });
  const { query } =
    type === "pos" ? readFields(TAKINGS_FIELDS, search, []) : parseOfferQuery(search, type);
  const name = TAKINGS_FIELDS.find((each) => each.key === key)?.name ?? key;
  return new Map<string, unknown>(Object.entries(query)).get(name);
}

/** How the assistant reads the figure that an opened list or item carries. */
function readCarried({ type, key, question }: Field, text: string): number {
  const { notes } = reach("destination").interview;
  const openingQuery = new URLSearchParams({ [key]: text, periodo: "anno" }).toString();
  const carried = listCarried({ ...notes, openingType: type, openingQuery });
  const answer = carried.find(({ step }) => step > 0)?.text ?? "";
  return Number(understand({ question, answer }));
}

describe.each(FIELDS)("$key in $unit", (field) => {
  const texts = Object.entries(field.typed).flatMap(([text, figure]) => [
    ...(field.isUnitNeeded ? [] : [[text, figure] as const]),
    [`${text} ${field.unit}`, figure] as const,
  ]);

  test.each(texts)("«%s» is %d for page, API and assistant", (text, figure) => {
    const isAsked = field.asked?.includes(text) ?? false;
    const typed = understand({ question: field.question, answer: text });

    expect({
      query: readQuery(field, text),
      carried: readCarried(field, text),
      typed,
    }).toEqual({ query: figure, carried: figure, typed: isAsked ? "?" : `${figure}` });
  });
});

test.each([
  ...["0,12", "0.12", "0,12 €", "0,12 €/kWh", "0.120"].map((text) => ["luce", text, 0.12] as const),
  ...["0,40", "0.40", "0,40 €", "0,40 €/Smc", "0.400"].map((text) => ["gas", text, 0.4] as const),
])("the list of %s reads «%s» as an index of %d € a unit", (type, text, indice) => {
  expect(parseOfferQuery(new URLSearchParams({ indice: text }), type)).toEqual({
    query: { indice },
    ignored: [],
  });
});

test.each([
  ["luce", "consumo", "2.700 Smc", "scrivi i kWh di un anno, come 2700"],
  ["gas", "consumo", "1400 kWh", "scrivi gli Smc di un anno, come 1400"],
  ["gas", "consumo", "14 MWh", "scrivi gli Smc di un anno, come 1400"],
  ["gas", "consumo", "tanto", "in cifre, come 1400 Smc"],
  ["luce", "indice", "0,12 €/Smc", "scrivilo per un kWh, come 0,12"],
  ["gas", "indice", "0,40 €/kWh", "scrivilo per uno Smc, come 0,40"],
  ["gas", "indice", "tanto", "in euro per uno Smc, per esempio 0,40"],
] as const)("the list of %s refuses %s=«%s» and says how to write it", (type, key, text, how) => {
  expect(parseOfferQuery(new URLSearchParams({ [key]: text }), type)).toEqual({
    query: {},
    ignored: [{ key, message: expect.stringContaining(how) }],
  });
});

const { luce, gas, power } = PLAUSIBLE_FIGURES;
const price = PLAUSIBLE_PRICES.luce;
const guessSpend = (spendEur: number) => guessHomeSpend("luce", { spendEur, consumption: 2700 });

test.each([
  {
    question: "consumption",
    bounds: luce,
    step: 1,
    guess: (kwh: number) => guessFigure("luce", kwh),
  },
  {
    question: "gas-consumption",
    bounds: gas,
    step: 1,
    guess: (smc: number) => guessFigure("gas", smc),
  },
  {
    question: "capacity",
    bounds: power,
    step: 0.5,
    guess: (kw: number) => guessFigure("power", kw),
  },
  {
    question: "present-spend",
    bounds: { min: price.min * 2700, max: price.max * 2700 },
    step: 1,
    guess: guessSpend,
  },
  {
    question: "present-spend",
    bounds: { min: price.min * 2700, max: price.max * 2700 },
    step: 0.5,
    guess: guessSpend,
  },
  {
    question: "present-spend",
    bounds: { min: price.min * 2700, max: price.max * 2700 },
    step: 211.5,
    guess: guessSpend,
  },
])(
  "page and assistant ask about $question beyond the same bounds",
  ({ question, bounds, step, guess }) => {
    const isAsked = (figure: number) => ({
      page: guess(figure) !== null,
      assistant: understand({ question, answer: String(figure).replace(".", ",") }) === "?",
    });

    const { min, max } = bounds;
    expect([min, max].map(isAsked)).toEqual(Array(2).fill({ page: false, assistant: false }));
    expect([min - step, max + step].map(isAsked)).toEqual(
      Array(2).fill({ page: true, assistant: true }),
    );
  },
);
