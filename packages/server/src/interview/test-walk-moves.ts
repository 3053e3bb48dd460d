import fc from "fast-check";
import type { Answer } from "./question.ts";
import { FLOW } from "./questions/flow.ts";
import { TEST_BILLS } from "./test-bill-answers.ts";

/** One move of a random interview: an answer, or a step back. `pick` chooses among the answers. */
export type Move =
  | { kind: "plausible"; pick: number }
  | { kind: "anything"; text: string; value: Answer["value"] }
  | { kind: "elsewhere"; step: number }
  | { kind: "beside"; pick: number }
  | { kind: "bill"; pick: number }
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
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("beside" as const), pick: fc.nat(1000) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("bill" as const), pick: fc.nat(1000) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("rewind" as const), pick: fc.nat(1000) }),
    },
  ),
  { minLength: 1, maxLength: 80, size: "max" },
);

/** Side requests, with answers to their questions. */
const BESIDE: readonly (string | string[])[] = [
  "voglio parlare con qualcuno",
  "continuo dal telefono",
  "mi serve una mano con la bolletta",
  "sì, allega",
  "no",
  ["privacy"],
  "Anna Bianchi",
  "anna@esempio.it",
  "lascia stare",
];

/** The answer of a move to the question that is open. */
export function toAnswer(move: Exclude<Move, { kind: "rewind" }>, step: number) {
  switch (move.kind) {
    case "anything":
      return { text: move.text, value: move.value, step };
    case "bill":
      return {
        text: "b.pdf",
        value: "bolletta",
        bill: TEST_BILLS[move.pick % TEST_BILLS.length] ?? TEST_BILLS[0],
        step,
      };
    case "elsewhere":
      return { text: "Milano", step: move.step };
    case "beside": {
      return toSaid(BESIDE[move.pick % BESIDE.length] ?? "", step);
    }
    case "plausible": {
      const answers = FLOW.find((question) => question.step === step)?.walk ?? [];
      return toSaid(answers[move.pick % answers.length] ?? "", step);
    }
  }
}

/** A typed text, or the ticked boxes of a list. */
export function toSaid(said: string | string[], step: number) {
  return typeof said === "string" ? { text: said, step } : { text: "Continua", value: said, step };
}
