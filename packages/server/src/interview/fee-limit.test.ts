import { describe, expect, test } from "vitest";
import { seedProducts } from "../seed/seed-products.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { toFlowContext } from "./flow-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { getNeeds } from "./product-needs.ts";
import { findAskedItems, findProductQuote } from "./product-request.ts";
import { describeItems } from "./product-words.ts";
import { FLOW } from "./questions/flow.ts";
import { STEPS } from "./steps.ts";
import { change, walk } from "./test-walk-flow.ts";

const from = toEmptyInterview({ tracking: "", openingType: "noleggio" });
const plain = (text = "") => text.replaceAll("\u00a0", " ");

describe("the highest monthly fee that an answer allows", () => {
  test.each<[string, number, string]>([
    ["un suv elettrico, massimo 300 euro al mese", 300, "SUV elettrico: segnato."],
    ["un suv sotto i 400 euro", 400, "SUV: segnato."],
    ["una citycar, budget 250 al mese", 250, "Citycar: segnato."],
    ["suv, trecento euro max", 300, "SUV: segnato."],
    ["un suv, non vorrei spendere più di € 350", 350, "SUV: segnato."],
    ["elettrica, massimo 500 euro", 500, "Auto elettrica: segnato."],
    ["massimo 300 euro al mese", 300, "Va bene, le guardo tutte."],
  ])("is read in «%s»", (answer, eur, said) => {
    const { interview, messages } = walk(["per me", answer], { from });

    expect(getNeeds(interview)).toMatchObject({ maxFeeEur: eur, modelNote: "" });
    expect(plain(messages[0]?.messages[0])).toBe(
      `${said} Guardo i canoni fino a ${eur} € al mese.`,
    );
    expect(
      listAnswers(FLOW, interview).map(({ label, value }) => [label, plain(value)]),
    ).toContainEqual(["Canone massimo", `${eur} € al mese`]);
  });

  test.each([
    "suv, massimo 2000 euro di anticipo",
    "suv, massimo 15000 km",
    "un suv, massimo 20.000 euro",
    "suv, massimo 3600 euro all’anno",
    "suv, massimo 300 euro + iva",
    "un suv entro 30 giorni",
    "una Orsa Van, massimo 300 euro al mese",
  ])("is no figure of «%s»", (answer) => {
    expect(getNeeds(walk(["per me", answer], { from }).interview).maxFeeEur).toBeNull();
  });

  test.each([
    ["azienda", "suv, massimo 300 euro + iva", 300],
    ["azienda", "suv, massimo 300 euro iva inclusa", null],
  ])("has for «%s» the VAT of its fees: «%s»", (customer, answer, eur) => {
    expect(getNeeds(walk([customer, answer], { from }).interview).maxFeeEur).toBe(eur);
  });

  test("is kept by an answer that only adds a fuel, and replaces an earlier one", () => {
    const first = walk(["per me", "un suv, massimo 300 euro al mese"], { from });

    expect(
      getNeeds(change(first, STEPS.segment, ["massimo 400 euro al mese"]).interview).maxFeeEur,
    ).toBe(400);
    expect(
      getNeeds(change(first, STEPS.segment, ["un suv elettrico"]).interview).maxFeeEur,
    ).toBeNull();
  });
});

describe("the cars for rent", () => {
  const server = setUp("file", () => createTestServer({ seeds: [seedProducts] }));

  function ask(answer: string) {
    const context = toFlowContext(server.services);
    const said = ["casa", "noleggio", answer, "36 mesi", "15.000", "nessun anticipo", "subito"];
    const { interview } = walk(said, { world: context });
    const asked = findAskedItems(interview, context);
    return {
      fees: asked?.items.map(({ figureEur }) => figureEur) ?? [],
      words: plain(asked === null ? "" : describeItems(asked).join(" ")),
      quote: findProductQuote(interview, context),
    };
  }

  test("cost no more than the highest fee, and their quote names it", () => {
    const { fees, words, quote } = ask("un’auto elettrica, massimo 500 euro al mese");

    expect(fees.length).toBeGreaterThan(0);
    expect(Math.max(...fees)).toBeLessThanOrEqual(500);
    expect(words).toContain("tra quelle che hai chiesto");
    expect(plain(quote?.use.find(({ label }) => label === "Filtri")?.value)).toBe(
      "Elettrica, Canone fino a 500 €",
    );
  });

  test("are the cheapest of their kind if none costs so little, and the assistant says so", () => {
    const { fees, words, quote } = ask("un suv elettrico, massimo 300 euro al mese");

    expect(Math.min(...fees)).toBeGreaterThan(300);
    expect(words).toMatch(
      /^Di SUV elettrici fino a 300 € al mese oggi non ne ho con queste condizioni: ti mostro quelli che costano meno, e lo segno per chi ti risponde\./,
    );
    expect(plain(quote?.assumptions[0])).toBe(
      "Di SUV elettrici fino a 300 € al mese non ce ne sono con queste condizioni: al loro posto, quelli che costano meno.",
    );
    expect(quote?.use.find(({ label }) => label === "Filtri")?.value).toBe("SUV, Elettrica");
  });
});
