import { readFileSync } from "node:fs";
import { advance } from "../advance.ts";
import { begin } from "../begin.ts";
import { fakeContext } from "../fake-context.ts";
import { getRate, type Interview, toEmptyInterview } from "../interview.ts";
import { getNeeds } from "../product-needs.ts";
import { FLOW } from "../questions/flow.ts";
import type { SentBill } from "../sent-values.ts";
import { STEPS } from "../steps.ts";
import { HOME, type Said, walk } from "../test-walk-flow.ts";

/** One typed answer: the question, and the allowed meanings; `?` means asking back. */
export type AnswerRow = { question: string; answer: string; expected: readonly string[] };

type Place = {
  until: readonly Said[];
  show(interview: Interview): string;
  /** How the assistant was opened; absent = from the start page. */
  opening?: Partial<Parameters<typeof toEmptyInterview>[0]>;
};

const GAS: readonly Said[] = ["casa", "gas", "Milano", "boh"];
const CAR: readonly Said[] = ["casa", "noleggio"];
const LINE: readonly Said[] = ["casa", "internet", "Milano"];
const TO_CHANNEL: readonly Said[] = [...HOME, "2700", "3", "900"];
const TO_CALL: readonly Said[] = [...TO_CHANNEL, "telefono", "sera", "ok", "Anna"];
const BILL: readonly Said[] = [...HOME, "dalla bolletta"];

const sure = (value: string) => ({ value, isSure: true });
/** A bill that was sent. */
const toBill = (values: SentBill["values"], identifiers?: readonly string[]): Said => ({
  text: "b.pdf",
  bill: {
    status: "read",
    said: "",
    sent: {
      name: "«b.pdf»",
      offer: "",
      values: {
        annualConsumption: sure("2610"),
        capacityKw: sure("3"),
        period: sure("2026-03-01/2026-04-30"),
        periodConsumption: sure("430"),
        ...values,
      },
      ...(identifiers && { identifiers }),
    },
  },
});
/** A bill whose price has to be typed. */
const BILL_WITHOUT_PRICE = toBill({ unitPrice: { value: "0.2", isSure: false } });
const PRICED: readonly Said[] = [
  ...HOME,
  toBill({ unitPrice: sure("0.2"), saleFixed: { value: "24", isSure: false } }, ["il POD"]),
  "si",
];
const BUSINESS: readonly Said[] = ["azienda", "luce", "Milano", "A2A"];

const toAny = (value: string | number | null) => (value === null || value === "" ? "any" : value);

function showConsumption(interview: Interview): string {
  const { method, persons } = interview.notes;
  const { cma } = getRate(interview);
  return cma !== "" ? cma : `method:${method}${persons === null ? "" : ` persons:${persons}`}`;
}

const CARRIED = { openingType: "luce", openingQuery: "consumo=3100&potenza=4,5" } as const;

const showPlace = ({ draft: { address } }: Interview) =>
  `${address.city || "-"} ${address.province}`;

/** For each question the answers that lead to it, and the field that its answer changes. */
const PLACES: Readonly<Record<string, Place>> = {
  destination: { until: [], show: ({ draft }) => draft.destination },
  type: { until: ["casa"], show: ({ draft }) => draft.type },
  carried: {
    until: [],
    opening: CARRIED,
    show: ({ notes: { answers } }) =>
      answers.some(({ step }) => step === STEPS.method) ? "si" : "no",
  },
  subtype: { until: ["casa", "luce"], show: ({ draft }) => draft.subtype },
  place: { until: HOME.slice(0, 3), show: showPlace },
  "line-place": { until: LINE.slice(0, 2), show: showPlace },
  province: { until: [...HOME.slice(0, 3), "Reggio"], show: showPlace },
  castro: { until: [...HOME.slice(0, 3), "Castro"], show: showPlace },
  operator: { until: HOME.slice(0, 4), show: ({ draft }) => draft.operator || "-" },
  "gas-operator": { until: GAS.slice(0, 3), show: ({ draft }) => draft.operator || "-" },
  "line-operator": { until: LINE, show: ({ draft }) => draft.operator || "-" },
  method: { until: HOME, show: showConsumption },
  consumption: { until: [...HOME, "lo so"], show: showConsumption },
  "gas-consumption": { until: [...GAS, "lo so"], show: showConsumption },
  "business-consumption": { until: [...BUSINESS, "lo so"], show: showConsumption },
  "gas-method": { until: GAS, show: showConsumption },
  "gas-uses": { until: [...GAS, "stimalo"], show: ({ notes }) => notes.gasUses.join(" ") },
  persons: { until: [...HOME, "stimalo"], show: ({ notes }) => `${notes.persons}` },
  "gas-persons": {
    until: [...GAS, "stimalo", "riscaldamento"],
    show: ({ notes }) => `${notes.persons}`,
  },
  appliances: {
    until: [...HOME, "stimalo", "3"],
    show: ({ notes }) => notes.appliances.join(" ") || "-",
  },
  area: {
    until: [...GAS, "stimalo", "riscaldamento", "3"],
    show: ({ notes }) => `${notes.areaM2}${notes.assumed.includes("area") ? " assumed" : ""}`,
  },
  "bill-consumption": { until: BILL, show: (interview) => getRate(interview).cmp || "estimate" },
  "bill-months": { until: [...BILL, "700"], show: (interview) => getRate(interview).months },
  "gas-bill-months": {
    until: [...GAS, "dalla bolletta", "riscaldamento e cucina", "300"],
    show: (interview) => getRate(interview).months,
  },
  "bill-total": {
    until: [...BILL, "450", "2"],
    show: (interview) => getRate(interview).invoice || "-",
  },
  "bill-sale": {
    until: [...BILL, "450", "2", "150"],
    show: (interview) => getRate(interview).sme || "-",
  },
  "sent-right": {
    until: [...HOME, BILL_WITHOUT_PRICE],
    show: ({ notes: { bill } }) => (Object.keys(bill?.confirmed ?? {}).length > 0 ? "si" : "no"),
  },
  "sent-year": {
    until: [...HOME, BILL_WITHOUT_PRICE, "no"],
    show: ({ notes: { bill } }) => bill?.confirmed.annualConsumption || "-",
  },
  "sent-period": {
    until: [...HOME, BILL_WITHOUT_PRICE, "no", "si", "si"],
    show: ({ notes: { bill } }) => bill?.confirmed.period || "no",
  },
  "bill-price": {
    until: [...HOME, BILL_WITHOUT_PRICE, "si"],
    show: ({ notes: { bill } }) => bill?.confirmed.unitPrice || "-",
  },
  "sent-fixed": {
    until: PRICED,
    show: ({ notes: { bill } }) => bill?.confirmed.saleFixed || "-",
  },
  "sent-identifiers": {
    until: [...PRICED, "24"],
    show: ({ notes: { bill } }) => (bill?.keepsIdentifiers ? "si" : "no"),
  },
  "sent-pricing": {
    until: [...PRICED, "24", "si"],
    show: ({ notes: { bill } }) => bill?.confirmed.pricing || "-",
  },
  "business-method": { until: BUSINESS, show: showConsumption },
  "business-capacity": {
    until: [...BUSINESS, "20000"],
    show: ({ draft }) => draft.capacity,
  },
  "business-spend": {
    until: [...BUSINESS, "20000", "15"],
    show: (interview) => getRate(interview).total || "-",
  },
  capacity: { until: [...HOME, "2700"], show: ({ draft }) => draft.capacity },
  "present-spend": {
    until: [...HOME, "2700", "3"],
    show: (interview) => getRate(interview).total || "-",
  },
  "gas-spend": { until: [...GAS, "1400"], show: (interview) => getRate(interview).total || "-" },
  channel: { until: TO_CHANNEL, show: ({ draft }) => draft.communication || "-" },
  "call-time": {
    until: [...TO_CHANNEL, "telefono"],
    show: ({ notes, draft }) => notes.callTime || draft.communication,
  },
  consents: {
    until: [...TO_CHANNEL, "mail"],
    show: ({ notes: { consents } }) =>
      ["privacy", consents?.marketing && "marketing"].filter(Boolean).join(" "),
  },
  name: { until: [...TO_CHANNEL, "mail", "ok"], show: ({ draft }) => draft.name },
  email: { until: [...TO_CHANNEL, "mail", "ok", "Anna"], show: ({ draft }) => draft.email },
  phone: {
    until: [...TO_CALL, "anna@esempio.it"],
    show: ({ draft }) => (draft.communication === "telefono" ? draft.phone : draft.communication),
  },
  whatsapp: {
    until: [...TO_CHANNEL, "whatsapp", "ok", "Anna", "anna@esempio.it"],
    show: ({ draft }) => (draft.communication === "whatsapp" ? draft.phone : draft.communication),
  },
  segment: { until: CAR, show: ({ draft }) => `${toAny(draft.subtype)}` },
  duration: {
    until: [...CAR, "suv"],
    show: (interview) => `${toAny(getNeeds(interview).durationMonths)}`,
  },
  mileage: {
    until: [...CAR, "suv", "36"],
    show: (interview) => `${toAny(getNeeds(interview).kmPerYear)}`,
  },
  "down-payment": {
    until: [...CAR, "suv", "36", "15000"],
    show: (interview) => `${toAny(getNeeds(interview).downPaymentEur)}`,
  },
  "needed-by": {
    until: [...CAR, "suv", "36", "15000", "0"],
    show: (interview) => getNeeds(interview).neededBy,
  },
  takings: {
    until: ["azienda", "pos"],
    show: (interview) => `${toAny(getNeeds(interview).monthlyTakingsEur)}`,
  },
  receipt: {
    until: ["azienda", "pos", "3000"],
    show: (interview) => `${toAny(getNeeds(interview).averageReceiptEur)}`,
  },
  terminal: {
    until: ["azienda", "pos", "3000", "40"],
    show: ({ draft }) => `${toAny(draft.subtype)}`,
  },
  circuits: {
    until: ["azienda", "pos", "3000", "40", "fisso"],
    show: (interview) => `${toAny(getNeeds(interview).circuits)}`,
  },
  "present-line": {
    until: [...LINE, "tim"],
    show: (interview) => `${toAny(getNeeds(interview).presentLine)}`,
  },
  speed: {
    until: [...LINE, "tim", "adsl"],
    show: (interview) => `${toAny(getNeeds(interview).downloadMbps)}`,
  },
};

const reached = new Map<string, { interview: Interview; step: number }>();

/** Every question of the table. */
export const ASKED: readonly string[] = Object.keys(PLACES);

/** The interview at a question of the table. */
export function reach(question: string): { interview: Interview; step: number } {
  const place = PLACES[question];
  if (place === undefined) {
    throw new Error(`The table has no question ${question}.`);
  }
  const known = reached.get(question);
  const from = toEmptyInterview({ tracking: "", ...place.opening });
  const at =
    known ??
    (place.until.length === 0 ? begin(FLOW, from, fakeContext()) : walk(place.until, { from }));
  reached.set(question, at);
  return at;
}

/** The understood value of an answer; `?` = it is asked back. */
export function understand({ question, answer }: Pick<AnswerRow, "question" | "answer">): string {
  const at = reach(question);
  const said = { text: answer, step: at.step };
  const result = advance(FLOW, at.interview, at.step, said, fakeContext());
  const place = PLACES[question];
  // A doubtful or unknown place is asked about in the next question.
  const isAsked =
    /^(?:line-)?place$/.test(question) &&
    result.status === "advanced" &&
    result.step === STEPS.province;
  return result.status !== "advanced" || isAsked || place === undefined
    ? "?"
    : place.show(result.interview);
}

/** The rows of a table in this file's folder: `## question`, then lines `answer → understood`. */
export function readAnswerTable(file: string): AnswerRow[] {
  let question = "";
  const rows: AnswerRow[] = [];
  for (const line of readFileSync(new URL(file, import.meta.url), "utf8").split("\n")) {
    const [answer = "", expected] = line.split(" → ");
    if (line.startsWith("## ")) {
      question = line.slice(3);
    } else if (expected !== undefined && !line.startsWith("#")) {
      rows.push({ question, answer, expected: expected.split("|") });
    }
  }
  return rows;
}

type Score = { rows: number; understood: number; asked: string[]; wrong: string[] };

/** Counts the answers that were understood, asked back without need, and misunderstood. */
export function scoreAnswers(rows: readonly AnswerRow[]): Score {
  const score: Score = { rows: rows.length, understood: 0, asked: [], wrong: [] };
  for (const row of rows) {
    const got = understand(row);
    const line = `${row.question}: «${row.answer}» → ${got} (${row.expected.join("|")})`;
    if (row.expected.includes(got)) {
      score.understood += 1;
    } else {
      (got === "?" ? score.asked : score.wrong).push(line);
    }
  }
  return score;
}
