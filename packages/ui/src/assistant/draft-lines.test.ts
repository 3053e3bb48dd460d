import { EMPTY_RATE, toEmptyDraft } from "@volpe/contract";
import { expect, test } from "vitest";
import { answers, CONSUMPTION, DESTINATION, says } from "../testing/chat-fixture.ts";
import { toDraftLines } from "./draft-lines.ts";

const empty = toEmptyDraft("");
const homes = { ...empty, destination: "privati" };
const known = { ...homes, rates: [{ ...EMPTY_RATE, cma: "2700", total: "1450.5" }] };

test("says nothing of a person of whom nothing is known, not even the prefix", () => {
  expect(toDraftLines(empty, [])).toEqual([]);
});

test("writes what is known in Italian figures and words", () => {
  const draft = { ...known, type: "gas", subtype: "non-residente", capacity: "4.5" };

  const written = toDraftLines(draft, []).map(({ label, value }) => `${label}: ${value}`);
  expect(written.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Per: Privati",
    "Che cosa: Gas",
    "Tipo: Non residente",
    "Consumo: 2.700 Smc all’anno",
    "Potenza: 4,5 kW",
    "Spesa attuale: 1.451 € all’anno",
  ]);
});

test("finds the answer that first brought a value into the draft", () => {
  const messages = [
    says(0, ["Per chi?"], [DESTINATION], empty),
    answers(0, "Per casa mia"),
    says(1, ["Quanto?"], [CONSUMPTION], homes),
    answers(1, "2.700"),
    says(2, ["Bene."], [], known),
  ].toReversed();

  const steps = toDraftLines(known, messages).map(({ key, step }) => [key, step]);
  expect(steps).toEqual([
    ["destination", 0],
    ["consumption", 1],
    ["total", 1],
  ]);
});

test("offers no change where the conversation does not say which question it was", () => {
  expect(toDraftLines(homes, [says(3, ["Ciao"], [], homes)])).toEqual([
    { key: "destination", label: "Per", value: "Privati", step: null },
  ]);
});
