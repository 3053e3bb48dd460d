import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { BUSINESS_CAR } from "./fake-products.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { getNeeds, withNeeds } from "./product-needs.ts";
import { FLOW } from "./questions/flow.ts";
import { findRefusal, NAMED_CONTACTS, RENTAL_ANSWERS, walk, walkNamed } from "./test-walk-flow.ts";

describe("a car for businesses only", () => {
  const from = toEmptyInterview({
    tracking: "",
    openingType: "noleggio",
    openingOffer: BUSINESS_CAR,
  });

  test("is dropped for a private person, with the reason", () => {
    expect(begin(FLOW, from, fakeContext()).message.messages[1]).toMatch(
      /Lince Suv 2\.0.* È solo per aziende e partite IVA\.$/,
    );
    const { messages, interview } = walk(["per me"], { from });

    expect(messages[0]?.messages).toEqual([
      "Per te, perfetto. «Lince Suv 2.0» è solo per aziende e partite IVA: guardiamo le altre.",
      "Che auto cerchi?",
    ]);
    expect(getNeeds(interview).wantsOpened).toBe(false);
  });

  test("stays for a business", () => {
    const { messages, interview } = walk(["per l’azienda"], { from });

    expect(messages[0]?.messages.at(-1)).toMatch(/^Resto su «Lince Suv 2\.0»/);
    expect(getNeeds(interview).wantsOpened).toBe(true);
  });
});

describe("a model that is named", () => {
  const RENTAL = toEmptyInterview({
    tracking: "",
    openingType: "noleggio",
    openingOffer: "lince-uno-12",
  });
  const toEnd = (segment: string, opening: Interview) =>
    walkNamed({ ...RENTAL_ANSWERS, segment, ...NAMED_CONTACTS }, { from: opening, until: "done" });
  const from = toEmptyInterview({ tracking: "", openingType: "noleggio" });

  test("replaces the car from which the assistant was opened", () => {
    const { interview } = toEnd("ho già in mente una Orsa Van", RENTAL);

    expect(interview.draft.offers[0]).toBe("orsa-van-16");
    expect(listAnswers(FLOW, interview)).toContainEqual({
      label: "Auto in mente",
      value: "Orsa Van",
    });
  });

  test("is quoted once when the rest is asked about", () => {
    const refusal = findRefusal(walk(["per me"], { from }), "una Orsa Van oppure simile");

    expect(refusal?.message).toMatch(/^Ho capito «Orsa Van», ma non che cosa cambia/);
  });

  test("leads to a choice if the make has several models", () => {
    const refusal = findRefusal(walk(["per me"], { from }), "una Orsa");

    expect(refusal?.message).toMatch(/«Orsa City».* «Orsa Van».*Quale\?/);
  });

  test.each([
    ["una Orsa", [], "Orsa Van"],
    ["una Lince Uno o una Orsa Van, non diesel", [], "Orsa Van, non diesel"],
    ["una Lince o una Orsa non diesel", [], "Orsa Van, non diesel"],
    ["una Lince Uno o una Orsa Van ibrida", ["ibrida"], "Orsa Van"],
  ])("is offered with the others of «%s», and keeps what is asked besides", (text, fuels, note) => {
    const at = walk(["per me"], { from });
    const asked = advance(FLOW, at.interview, at.step, { text, step: at.step }, fakeContext());
    const [addon] = asked.status === "refused" ? [] : (asked.messages[0]?.addons ?? []);
    const choices = addon?.kind === "choices" ? addon.choices : [];
    const value = choices.find(({ label }) => label === "Orsa Van")?.value;
    const { interview } = walk(["per me", { text: "Orsa Van", value }], { from });

    expect(choices.length).toBeGreaterThan(1);
    expect(getNeeds(interview)).toMatchObject({
      namedItem: "orsa-van-16",
      modelNote: note,
      fuels,
    });
  });

  test("is passed on as typed if it is not on sale", () => {
    const { interview, messages } = toEnd("ho in mente una Golf", from);

    expect(interview.draft.offers[0]).toBe("orsa-city-10");
    expect(listAnswers(FLOW, interview)).toContainEqual({
      label: "Auto in mente",
      value: "una Golf",
    });
    expect(messages[0]?.messages.join(" ")).toMatch(/auto in mente una Golf/);
  });

  test("is forgotten when another answer replaces it", () => {
    const { interview } = walk(["per me", "un suv"], {
      from: withNeeds(from, { namedItem: "orsa-van-16", modelNote: "una Golf" }),
    });

    expect(getNeeds(interview)).toMatchObject({ namedItem: "", modelNote: "" });
  });
});
