import type {
  Addon,
  AnswerValue,
  EnergyTipology,
  ErrorCode,
  OfferResult,
  SupplyProfile,
} from "@volpe/contract";
import type { FlowProducts } from "./flow-products.ts";
import type { Interview } from "./interview.ts";
import { toCleanText } from "./understanding/plain-text.ts";

/** The flow's questions: a stored conversation survives a release because keys and steps stay. */
export type QuestionKey =
  | "destination"
  | "type"
  | "subtype"
  | "place"
  | "province"
  | "operator"
  | "method"
  | "consumption"
  | "gas-uses"
  | "persons"
  | "appliances"
  | "area"
  | "bill-consumption"
  | "bill-months"
  | "bill-total"
  | "bill-sale"
  | "segment"
  | "duration"
  | "mileage"
  | "down-payment"
  | "needed-by"
  | "takings"
  | "receipt"
  | "terminal"
  | "present-line"
  | "speed"
  | "capacity"
  | "present-spend"
  | "communication"
  | "call-time"
  | "consents"
  | "name"
  | "email"
  | "phone"
  | "done";

/** What the flow may know of the world; nothing in it waits. */
export type FlowContext = {
  now: Date;
  suppliers(): readonly string[];
  best(
    profile: SupplyProfile,
    count: number,
  ): { offers: OfferResult[]; medianSpendEur: number | null };
  /** The offer from which the assistant was opened, where it is still in the catalogue. */
  findOffer(slug: string): { name: string; supplier: string; tipology: EnergyTipology } | null;
  /** Rentals, terminals and lines. */
  products: FlowProducts;
  /** Where pages are, without a closing slash. */
  publicUrl: string;
  /** The id under which a completed quote is to be saved. */
  newRateId: string;
};

export type Answer = { text: string; value?: AnswerValue | undefined };

export type Refusal = { status: "refused"; code: ErrorCode; message: string; field?: string };

/** `said` confirms the answer in a word; empty = nothing to confirm. */
export type Reading = { status: "read"; interview: Interview; said: string } | Refusal;

export type Question = {
  key: QuestionKey;
  /** Place on the wire. Grows along the flow and is never given to another question. */
  step: number;
  ask(interview: Interview, context: FlowContext): { text: string[]; addons: Addon[] };
  read(answer: Answer, interview: Interview, context: FlowContext): Reading;
  /** Always a later question. */
  next(interview: Interview, context: FlowContext): QuestionKey;
};

export function refuse(message: string, field?: string): Refusal {
  return field === undefined
    ? { status: "refused", code: "invalid-answer", message }
    : { status: "refused", code: "invalid-answer", message, field };
}

/** The words to read: the machine's reading where there is one, else what was typed. */
export function toWords({ text, value }: Answer): string {
  return toCleanText(typeof value === "string" || typeof value === "number" ? toText(value) : text);
}

// A number arrives with the dot as decimal sign, which in Italian words parts thousands.
function toText(value: string | number): string {
  return typeof value === "number" ? String(value).replace(".", ",") : value;
}

const toBene = (what: string) => `Bene, ${what}.`;
const CONFIRMATIONS = [
  (what: string) => `${what}, perfetto.`,
  (what: string) => `${what}: segnato.`,
  toBene,
  (what: string) => `${what}, ricevuto.`,
  (what: string) => `D’accordo: ${what}.`,
];

/** Confirms in a word; which words is decided by the step, so a test and a replay agree. */
export function confirm(what: string, step: number): string {
  // An address is never put in capitals, so no sentence begins with one.
  const form = what.includes("@") ? toBene : CONFIRMATIONS[toIndex(step)];
  const said = form?.(what) ?? what;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function toIndex(step: number): number {
  return (Math.floor(step / 10) + (step % 10)) % CONFIRMATIONS.length;
}
