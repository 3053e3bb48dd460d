import type { Tipology } from "@volpe/contract";
import { expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { greet } from "./greeting.ts";
import { toEmptyInterview, withDraft } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { askStep } from "./test-walk-flow.ts";

const ALL = ["luce", "gas", "internet", "pos", "noleggio"] as const;
const WHOLE = "Una cosa subito: il catalogo è dimostrativo, offerte e fornitori sono inventati.";
const PART = "Una cosa subito: le offerte di luce e gas sono inventate, per dimostrazione.";

test.each<[string, Tipology | null, readonly Tipology[], string | undefined]>([
  ["is invented", null, ALL, WHOLE],
  ["is invented in part", null, ["luce", "gas"], PART],
  ["is invented for what was asked", "pos", ["pos"], WHOLE],
  ["is real for what was asked", "pos", ["luce", "gas"], undefined],
  ["is real", null, [], undefined],
])("greets for a catalogue that %s", (_state, openingType, invented, expected) => {
  const interview = toEmptyInterview({ tracking: "", openingType });
  const words = greet(interview, fakeContext({ demonstration: () => invented }));

  expect(words.find((each) => each.startsWith("Una cosa subito"))).toBe(expected);
});

test("explains the contacts' purpose beside the boxes only if what was asked is invented", () => {
  const interview = withDraft(toEmptyInterview({ tracking: "" }), { type: "luce" });
  const ask = (demonstration: readonly Tipology[]) =>
    askStep(FLOW, interview, 240, fakeContext({ demonstration: () => demonstration }))?.messages;

  expect(ask(["luce"])?.[0]).toMatch(/^Questo è un sito dimostrativo/);
  expect(ask(["pos"])).toHaveLength(1);
  expect(ask([])).toHaveLength(1);
});
