import { describe, expect, test } from "vitest";
import { type Advance, advance } from "./advance.ts";
import { reopen } from "./ask-question.ts";
import { fakeContext } from "./fake-context.ts";
import { getRate } from "./interview.ts";
import { FLOW } from "./questions/flow.ts";
import { CONTACTS, change, findRefusal, HOME, type Said, toKey, walk } from "./test-walk-flow.ts";

const SHOWN = [...HOME, "2.700\u00a0kWh", "3", "900"];
const KEEP = { text: "Lascia com’era", value: "lascia com’era" };

function listChoices(said: readonly Said[], step: number) {
  const again = reopen(FLOW, walk(said).interview, step, fakeContext());
  return again?.message.addons.flatMap((addon) =>
    addon.kind === "choices" ? addon.choices.map(({ label }) => label) : [],
  );
}

describe("a question that was opened by mistake", () => {
  test.each([
    [30, "Lascia com’era: Milano (MI)"],
    [60, "Lascia com’era: 2.700\u00a0kWh l’anno"],
    [20, "Lascia com’era: Residente"],
    [240, "Lascia com’era"],
    [260, "Lascia com’era: anna@esempio.it"],
  ])("offers at %i to keep the answer", (step, label) => {
    expect(listChoices([...SHOWN, ...CONTACTS], step)?.at(-1)).toBe(label);
  });

  test.each(["lascia così", "no, lascia stare", "annulla", "ho sbagliato, tienilo com'era"])(
    "keeps its answer after «%s»",
    (text) => {
      const before = walk(SHOWN);
      const { interview, step } = change(before, 60, [text]);

      expect(toKey(step)).toBe("communication");
      expect(getRate(interview).cma).toBe("2700");
    },
  );

  test("keeps the quote that was shown, and shows it again", () => {
    const before = walk(SHOWN);
    const world = fakeContext({ newRateId: () => "another-rate" });
    const { interview, quote, messages } = change(before, 30, [KEEP], world);

    expect(quote).toBeNull();
    expect(interview.draft).toEqual(before.interview.draft);
    expect(messages[0]?.messages[0]).toBe("Va bene, resta com’era.");
    expect(messages[0]?.addons.map(({ kind }) => kind)).toEqual(["pdf", "offers", "choices"]);
  });

  test("sends nothing a second time", () => {
    const before = walk([...SHOWN, ...CONTACTS]);
    const { interview, step, quote, sends, request } = change(before, 200, [KEEP]);

    expect(toKey(step)).toBe("done");
    expect({ quote, sends, request }).toEqual({ quote: null, sends: false, request: null });
    expect(interview.draft).toEqual(before.interview.draft);
  });

  test("is asked again after words that are not understood", () => {
    const opened = reopen(FLOW, walk(SHOWN).interview, 20, fakeContext());
    const at = { interview: opened?.interview ?? walk(SHOWN).interview, step: 20 };

    expect(findRefusal(at, "forse")?.isBeside).toBe(false);
    expect(toKey(change({ interview: at.interview }, 20, [KEEP]).step)).toBe("communication");
  });

  test("offers again to keep its answer after words that are not understood", () => {
    const opened = reopen(FLOW, walk(SHOWN).interview, 20, fakeContext());
    const interview = opened?.interview ?? walk(SHOWN).interview;
    const refused = advance(FLOW, interview, 20, { text: "forse", step: 20 }, fakeContext());

    expect(refused).toMatchObject({
      status: "asked-again",
      messages: [{ addons: [{ kind: "choices" }] }],
    });
    const [{ addons: [choices] = [] } = {}] = (refused as Advance).messages;
    expect(choices?.kind === "choices" && choices.choices.at(-1)).toEqual({
      value: KEEP.value,
      label: "Lascia com’era: Residente",
    });
  });

  test("makes another quote if the answer is changed after all", () => {
    const { quote, interview } = change(walk(SHOWN), 60, ["5.400"]);

    expect(quote?.query).toContain("consumo=5400");
    expect(interview.notes.made).toBeUndefined();
  });
});

test("a question that is asked for the first time has no answer to keep", () => {
  const at = walk(HOME);

  expect(JSON.stringify(at.messages)).not.toContain("Lascia com’era");
  expect(findRefusal(at, KEEP)).not.toBeNull();
});
