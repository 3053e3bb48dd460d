import { ChatMessage, Draft } from "@volpe/contract";
import fc from "fast-check";
import { Compile } from "typebox/compile";
import { type Advance, advance, askStep } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { FLOW } from "./flow.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import type { Answer, QuestionKey } from "./question.ts";

/** Answers that a person might give to each question; some of them are to be refused. */
const PLAUSIBLE: Record<QuestionKey, readonly (string | string[])[]> = {
  destination: ["casa", "privati", "azienda", "boh"],
  type: ["luce", "gas", "noleggio", "il pos", "fibra", "luce", "gas", "entrambi"],
  subtype: ["sì", "seconda casa", "forse"],
  place: ["Milano", "Rho (MI)", "Sesto San Giovanni", "Reggio", "20121", "Umbria", "??"],
  province: ["MI", "Reggio Emilia", "Perugia", "XX"],
  operator: ["A2A", "non lo so", "Lago Energia S.r.l.", "7"],
  method: ["known", "bill", "estimate", "2.700", "1400 smc", "come?"],
  consumption: ["2.700 kWh", "1400", "2,7 MWh", "0", "99999999", "tanto"],
  "gas-uses": [["heating"], ["cooking", "hot-water"], ["heating", "cooking"], [], "tutto"],
  persons: ["3", "siamo in due con pompa di calore", "0", "cento"],
  appliances: [[], ["induction"], "induzione e clima", "nessuno", "il frigo"],
  area: ["80", "5", "novanta"],
  "bill-consumption": ["450", "300 smc", "0", "dieci mila"],
  "bill-months": ["2", "dicembre e gennaio", "luglio", "da ottobre a marzo", "13"],
  "bill-total": ["150", "1.234,56", "non lo so", "-3"],
  "bill-sale": ["90", "non lo so", "5000"],
  segment: [
    "suv",
    "questa",
    "una Orsa",
    "la Orsa Van",
    "ho in mente una Golf",
    "un furgone",
    "non lo so",
    "una barca",
  ],
  duration: ["36 mesi", "tre anni", "non lo so", "tra 24 e 48", "200"],
  mileage: ["15mila km", "1.200 al mese", "boh", "15", "tanti"],
  "down-payment": ["nessuno", "tremila euro", "non lo so", "-5", "un milione"],
  "needed-by": ["subito", "tra due mesi", "più avanti", "boh", "mai"],
  takings: ["tremila euro al mese", "100 al giorno", "non lo so", "0"],
  receipt: ["circa 40 € di scontrino", "boh", "99999", "12,50"],
  terminal: ["portatile con la sim", "softpos", "non lo so", "un forno"],
  "present-line": ["fibra mista", "adsl", "nessuna", "non lo so", "piccioni"],
  speed: ["300 mega", "1 giga", "non lo so", "tanta"],
  capacity: ["3", "4,5 kW", "non lo so", "45", "4500 W"],
  "present-spend": ["900", "80 al mese", "non lo so", "3"],
  communication: ["e-mail", "telefono", "whatsapp", "piccione"],
  "call-time": ["sera", "è uguale", "mai"],
  consents: [["privacy"], ["privacy", "marketing", "thirdParties"], ["marketing"], "ok"],
  name: ["Anna Bianchi", "mi chiamo Niccolò", "7"],
  email: ["anna@esempio.it", "anna@"],
  phone: ["333 123 4567", "12"],
  done: ["ricominciamo", "grazie"],
};

export type Move =
  | { kind: "plausible"; pick: number }
  | { kind: "anything"; text: string; value: Answer["value"] }
  | { kind: "elsewhere"; step: number }
  | { kind: "rewind"; pick: number };

export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({ kind: fc.constant("plausible" as const), pick: fc.nat(1000) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("anything" as const),
        text: fc.string({ unit: "grapheme", maxLength: 60 }),
        value: fc.option(
          fc.oneof(
            fc.string({ maxLength: 30 }),
            fc.double(),
            fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
          ),
          { nil: undefined },
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("elsewhere" as const), step: fc.nat(1000) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("rewind" as const), pick: fc.nat(1000) }),
    },
  ),
  { minLength: 1, maxLength: 80, size: "max" },
);

const isDraft = Compile(Draft);
const isMessage = Compile(ChatMessage);
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Walks the flow as the moves say and throws where an invariant breaks: steps grow, a refusal
 * changes nothing, draft and messages are of their schema, every figure is a finite decimal, a
 * rewind restores. Answers how many quotes and requests were made, so that a test knows that walks
 * arrive.
 */
export function checkWalk(
  walk: readonly Move[],
  opening: Parameters<typeof toEmptyInterview>[0] = { tracking: "AFF-1" },
): { quotes: number; requests: number } {
  const context = fakeContext();
  const start = begin(FLOW, toEmptyInterview(opening), context);
  check(isMessage.Check(start.message), "the greeting", { kind: "rewind", pick: 0 });
  let { interview, step }: { interview: Interview; step: number } = start;
  let quotes = 0;
  let requests = 0;
  let asked = new Map([[step, interview]]);
  for (const move of walk) {
    if (move.kind === "rewind") {
      const steps = [...asked.keys()];
      step = steps[move.pick % steps.length] ?? 0;
      interview = asked.get(step) ?? interview;
      asked = new Map([...asked].filter(([each]) => each <= step));
      check(isMessage.Check(askStep(FLOW, interview, step, context)), "a re-asked question", move);
      continue;
    }
    const before = JSON.stringify(interview);
    const answer = toAnswer(move, step);
    const result = advance(FLOW, interview, step, answer, context);
    check(JSON.stringify(interview) === before, "the interview was changed in place", move);
    if (result.status === "refused") {
      check(result.message.length > 0, "a refusal says nothing", move);
      continue;
    }
    check(move.kind !== "elsewhere" || answer.step === step, "an answer to another question", move);
    checkAdvance(result, step, move);
    quotes += result.quote === null ? 0 : 1;
    requests += result.request === null ? 0 : 1;
    ({ interview, step } = result);
    asked = result.restarted ? new Map() : asked;
    asked.set(step, interview);
  }
  return { quotes, requests };
}

function checkAdvance(result: Advance, from: number, move: Move): void {
  const { draft } = result.interview;
  check(result.restarted ? result.step === 0 : result.step > from, "the step did not grow", move);
  check(isDraft.Check(draft), `the draft is of no shape: ${JSON.stringify(draft)}`, move);
  check(draft.tracking === "AFF-1", "the tracking value was lost", move);
  check(result.messages.length > 0, "nothing was said", move);
  check(
    result.messages.every((message) => isMessage.Check(message)),
    "a message",
    move,
  );
  check(result.messages.at(-1)?.dto === draft, "the last message has no draft", move);
  for (const [name, figure] of Object.entries(draft.rates[0] ?? {})) {
    check(figure === "" || DECIMAL.test(figure), `${name} is «${figure}»`, move);
  }
  if (result.request !== null) {
    check(draft.preventivo === "" && draft.offers.length > 0, "a request that shows nothing", move);
    check(draft.email !== "" && result.interview.notes.consents !== null, "no consent", move);
    check(result.quote === null, "a request and a quote at once", move);
  }
  if (result.quote !== null) {
    check(draft.offers.length === 3 && draft.preventivo !== "", "a quote without offers", move);
    check(draft.email !== "" && result.interview.notes.consents !== null, "no consent", move);
  }
}

function toAnswer(move: Exclude<Move, { kind: "rewind" }>, step: number) {
  switch (move.kind) {
    case "anything":
      return { text: move.text, value: move.value, step };
    case "elsewhere":
      return { text: "Milano", step: move.step };
    case "plausible": {
      const key = FLOW.find((question) => question.step === step)?.key ?? "done";
      const answers = PLAUSIBLE[key];
      const said = answers[move.pick % answers.length] ?? "";
      return typeof said === "string"
        ? { text: said, step }
        : { text: "Continua", value: said, step };
    }
  }
}

function check(holds: boolean, what: string, move: Move): void {
  if (!holds) {
    throw new Error(`${what}, at ${JSON.stringify(move)}`);
  }
}
