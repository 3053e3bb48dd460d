import { describe, expect, test } from "vitest";
import { begin } from "./begin.ts";
import { fakeContext } from "./fake-context.ts";
import { FAKE_PRODUCTS } from "./fake-products.ts";
import { type Interview, toEmptyInterview } from "./interview.ts";
import { readOpening } from "./opening.ts";
import { getNeeds } from "./product-needs.ts";
import { findAskedItems } from "./product-request.ts";
import { FLOW } from "./questions/flow.ts";
import { walk } from "./test-walk-flow.ts";

const toFrom = (query: string, offer = "") =>
  toEmptyInterview({
    tracking: "",
    ...readOpening({ type: "noleggio", offer, query }, fakeContext()),
  });

const toLastWords = (from: Interview) =>
  begin(FLOW, from, fakeContext()).message.messages.at(-1)?.replaceAll("\u00a0", " ");

/** The query with which the cheapest cars are looked for. */
function toAskedQuery(interview: Interview): string {
  const asked: string[] = [];
  const best: typeof FAKE_PRODUCTS.best = (tipology, search, count) => {
    asked.push(String(search));
    return FAKE_PRODUCTS.best(tipology, search, count);
  };
  findAskedItems(interview, { products: { ...FAKE_PRODUCTS, best } });
  return asked.join(" ");
}

describe("the kind of car of an opened list", () => {
  test.each([
    ["segmento=suv&alimentazione=ibrida", "SUV ibrido, non plug-in", "suv", ["ibrida"], null],
    ["segmento=suv", "SUV", "suv", [], null],
    ["cambio=automatico", "auto con cambio automatico", "", [], "automatico"],
    [
      "alimentazione=elettrica&cambio=manuale",
      "auto elettrica con cambio manuale",
      "",
      ["elettrica"],
      "manuale",
    ],
    [
      "segmento=commerciale&alimentazione=diesel,gpl",
      "veicolo commerciale diesel o a GPL",
      "commerciale",
      ["diesel", "gpl"],
      null,
    ],
    ["alimentazione=ibrida-plug-in,vapore", "auto ibrida plug-in", "", ["ibrida-plug-in"], null],
    // A wish for a hybrid allows a plug-in.
    ["alimentazione=ibrida,ibrida-plug-in", "auto ibrida", "", ["ibrida"], null],
  ] as const)("%s is confirmed as «%s»", (query, words, subtype, fuels, gearbox) => {
    const from = toFrom(`${query}&durata=36`);
    const { keys, interview } = walk(["sì"], { from });

    expect(toLastWords(from)).toBe(`Ho già ${words}, 36 mesi: giusto?`);
    expect(keys).toEqual(["mileage"]);
    expect(interview.draft.subtype).toBe(subtype);
    expect(getNeeds(interview)).toMatchObject({ fuels, gearbox, durationMonths: 36 });
  });

  test.each([
    "segmento=suv,berlina&alimentazione=ibrida",
    "segmento=barca",
    "alimentazione=vapore",
  ])("%s is asked for, because it is not one kind", (query) => {
    const from = toFrom(`${query}&durata=36`);
    const { keys, interview } = walk(["sì", "elettrica"], { from });

    expect(toLastWords(from)).toBe("Ho già 36 mesi: giusto?");
    expect(keys[0]).toBe("segment");
    expect(toAskedQuery(interview)).toBe("durata=36&destinazione=privati&alimentazione=elettrica");
  });

  test("is asked of the list with the same fuels", () => {
    const toFuels = (query: string) =>
      toAskedQuery(walk(["sì"], { from: toFrom(query) }).interview);

    expect(toFuels("alimentazione=ibrida")).toContain("alimentazione=ibrida");
    expect(toFuels("alimentazione=ibrida")).not.toContain("plug-in");
    expect(toFuels("alimentazione=ibrida,ibrida-plug-in")).toContain("plug-in");
  });

  test("leaves nothing behind if it is wrong", () => {
    const from = toFrom("segmento=suv&alimentazione=ibrida");
    const { keys, interview } = walk(["no, cambio", "non lo so"], { from });

    expect(keys[0]).toBe("segment");
    expect(toAskedQuery(interview)).toBe("destinazione=privati");
  });

  test("gives way to the car that is pressed in the list", () => {
    const from = toFrom("segmento=suv&durata=36", "lince-uno-12");
    const { interview } = walk(["sì"], { from });

    expect(toLastWords(from)).toBe("Ho già 36 mesi: giusto?");
    expect(interview.draft.subtype).toBe("");
    expect(getNeeds(interview).wantsOpened).toBe(true);
  });
});
