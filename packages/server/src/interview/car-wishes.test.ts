import { describe, expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { FAKE_PRODUCTS } from "./fake-products.ts";
import { toEmptyInterview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { getNeeds } from "./product-needs.ts";
import { findProductQuote } from "./product-request.ts";
import { FLOW } from "./questions/flow.ts";
import { segment } from "./questions/segment-question.ts";
import { STEPS } from "./steps.ts";
import { change, NAMED_CONTACTS, RENTAL_ANSWERS, walk, walkNamed } from "./test-walk-flow.ts";

describe("a fuel or a gearbox that is wished", () => {
  const from = toEmptyInterview({ tracking: "", openingType: "noleggio" });
  const toSegment = (answer: string) => walk(["per me", answer], { from });

  test.each([
    ["un suv ibrido", "suv", ["ibrida"], null, "SUV ibrido"],
    ["una ibrida", "", ["ibrida"], null, "Auto ibrida"],
    ["elettrica", "", ["elettrica"], null, "Auto elettrica"],
    ["una berlina diesel", "berlina", ["diesel"], null, "Berlina diesel"],
    ["suv a benzina", "suv", ["benzina"], null, "SUV a benzina"],
    ["familiare a gpl", "familiare", ["gpl"], null, "Familiare a GPL"],
    ["un suv ibrido plug-in", "suv", ["ibrida-plug-in"], null, "SUV ibrido plug-in"],
    ["un suv ibrido benzina", "suv", ["ibrida"], null, "SUV ibrido"],
    ["suv ibrido o elettrico", "suv", ["ibrida", "elettrica"], null, "SUV ibrido o elettrico"],
    ["una citycar automatica", "citycar", [], "automatico", "Citycar con cambio automatico"],
    [
      "suv elettrico col cambio automatico",
      "suv",
      ["elettrica"],
      "automatico",
      "SUV elettrico con cambio automatico",
    ],
    ["avevo un diesel, ora voglio un suv ibrido", "suv", ["ibrida"], null, "SUV ibrido"],
    ["la mia è diesel, voglio un suv ibrido", "suv", ["ibrida"], null, "SUV ibrido"],
    ["ho una diesel, cerco una berlina ibrida", "berlina", ["ibrida"], null, "Berlina ibrida"],
    ["una ibrida qualsiasi", "", ["ibrida"], null, "Auto ibrida"],
    ["vengo da una diesel, passo all'elettrica", "", ["elettrica"], null, "Auto elettrica"],
    ["stanco del diesel, vorrei un'elettrica", "", ["elettrica"], null, "Auto elettrica"],
    ["un’elettrica al posto della diesel", "", ["elettrica"], null, "Auto elettrica"],
    ["ibrida plug-in diesel", "", ["ibrida-plug-in"], null, "Auto ibrida plug-in"],
    ["mild hybrid benzina", "", ["ibrida"], null, "Auto ibrida"],
    ["un suv ibrido ricaricabile", "suv", ["ibrida-plug-in"], null, "SUV ibrido plug-in"],
    ["non un diesel, un suv ibrido", "suv", ["ibrida"], null, "SUV ibrido"],
    ["suv automatico, non manuale", "suv", [], "automatico", "SUV con cambio automatico"],
    ["un suv con costo benzina incluso", "suv", [], null, "SUV"],
    ["rimborso benzina e un suv", "suv", [], null, "SUV"],
    ["suv da città elettrico", "suv", ["elettrica"], null, "SUV elettrico"],
    ["qualcosa tipo Golf ma ibrida", "compatta", ["ibrida"], null, "Compatta ibrida"],
    ["meglio benzina che diesel", "", ["benzina"], null, "Auto a benzina"],
    ["preferisco un’ibrida che una diesel", "", ["ibrida"], null, "Auto ibrida"],
    ["sia benzina che diesel", "", ["benzina", "diesel"], null, "Auto a benzina o diesel"],
    ["una che vada a diesel", "", ["diesel"], null, "Auto diesel"],
    ["adesso ho diesel, voglio ibrido", "", ["ibrida"], null, "Auto ibrida"],
    ["guido diesel e cerco un suv elettrico", "suv", ["elettrica"], null, "SUV elettrico"],
    ["ho bisogno di un diesel", "", ["diesel"], null, "Auto diesel"],
    ["suv, elettrico escluso, meglio diesel", "suv", ["diesel"], null, "SUV diesel"],
    ["esclusivamente diesel", "", ["diesel"], null, "Auto diesel"],
    ["suv diesel start stop", "suv", ["diesel"], null, "SUV diesel"],
    ["vendo un suv diesel, cerco una elettrica", "", ["elettrica"], null, "Auto elettrica"],
    ["cambio la mia con una elettrica", "", ["elettrica"], null, "Auto elettrica"],
    ["l’elettrica costa troppo, meglio ibrida", "", ["ibrida"], null, "Auto ibrida"],
    ["diesel e stop", "", ["diesel"], null, "Auto diesel"],
  ])("«%s» is understood whole", (answer, subtype, fuels, gearbox, confirmed) => {
    const { interview, messages } = toSegment(answer);

    expect(interview.draft.subtype).toBe(subtype);
    expect(getNeeds(interview)).toMatchObject({ fuels, gearbox });
    expect(messages[0]?.messages[0]).toBe(`${confirmed}: segnato.`);
  });

  test.each(["suv ibrido, non plug-in", "suv ibrido ma non ricaricabile"])(
    "of «%s» is asked of the list without the plug-ins",
    (answer) => {
      const searched: (string | null)[] = [];
      const products = {
        ...FAKE_PRODUCTS,
        best: (...[tipology, search, count]: Parameters<typeof FAKE_PRODUCTS.best>) => {
          searched.push(search.get("alimentazione"));
          return search.has("alimentazione") ? [] : FAKE_PRODUCTS.best(tipology, search, count);
        },
      };
      const { interview, messages } = walkNamed(
        { ...RENTAL_ANSWERS, segment: answer },
        { from, world: fakeContext({ products }) },
      );

      expect(new Set(searched)).toEqual(new Set(["ibrida", null]));
      expect(getNeeds(interview).modelNote).toBe("");
      expect(messages.flatMap(({ messages: said }) => said).join(" ")).toContain(
        "Di SUV ibridi non plug-in oggi non ne ho con queste condizioni",
      );
      expect(listAnswers(FLOW, interview)).toContainEqual({
        label: "Alimentazione",
        value: "ibrida, non plug-in",
      });
    },
  );

  test("of a plug-in is not said to be a hybrid only", () => {
    const { interview } = toSegment("suv plug-in, non ibrido");

    expect(getNeeds(interview)).toMatchObject({ fuels: ["ibrida-plug-in"], withoutPlugIn: false });
  });

  test.each([
    "un suv a 7 posti",
    "un suv sotto i 400.000 km",
    "un suv usato",
    "suv ibrido con il gancio traino",
    "suv con portellone elettrico",
    "un suv, non diesel",
    "un suv ma non elettrico",
    "suv, niente elettrico",
    "un suv, tranne diesel",
    "suv, diesel escluso",
    "suv ma escluderei il diesel",
    "suv, stop al diesel",
    "suv non plug-in",
    "suv senza cambio automatico",
  ])("«%s» is noted whole for the person who replies, and the assistant says so", (answer) => {
    const { interview, messages } = toSegment(answer);

    expect(interview.draft.subtype).toBe("suv");
    expect(getNeeds(interview).modelNote).toBe(answer);
    expect(messages[0]?.messages[0]).toMatch(/: segnato\. Il resto lo segno per chi ti risponde/);
  });

  test.each([
    ["Orsa City, non diesel", "«Orsa City»: segnato."],
    ["boh, basta che non sia diesel", "Va bene, le guardo tutte."],
    ["qualcosa tipo Golf ma non diesel", "Compatta: segnato."],
  ])("that is denied in «%s» is noted, too", (answer, said) => {
    const { interview, messages } = toSegment(answer);

    expect(getNeeds(interview).modelNote).toBe(answer);
    expect(messages[0]?.messages[0]).toBe(
      `${said} Il resto lo segno per chi ti risponde: l’elenco non sa sceglierlo.`,
    );
  });

  test.each([
    ["suv con portellone elettrico", [], null],
    ["suv elettrico con portellone elettrico", ["elettrica"], null],
    ["suv con sedili in pelle elettrici", [], null],
    ["suv con freno a mano elettrico", [], null],
    ["suv con tetto elettrico", [], null],
    ["suv con finestrini elettrici e cambio manuale", [], "manuale"],
    ["suv con climatizzatore automatico", [], null],
    ["suv con clima e cambio automatico", [], "automatico"],
    ["suv con assistente di guida automatico", [], null],
  ])("does not come from the equipment of «%s»", (answer, fuels, gearbox) => {
    expect(getNeeds(toSegment(answer).interview)).toMatchObject({ fuels, gearbox });
  });

  test("is not read in a complaint about the cost of petrol", () => {
    const { interview } = toSegment("un’utilitaria, spendo troppo di benzina");

    expect(getNeeds(interview)).toMatchObject({ fuels: [], gearbox: null });
  });

  test("is kept when seven seats lead to a choice of the segment", () => {
    const { interview } = walk(["per me"], { from });

    expect(segment.read({ text: "sette posti, ibrida" }, interview, fakeContext())).toMatchObject({
      meanings: [
        { label: "familiare ibrida" },
        { label: "SUV ibrido" },
        { label: "monovolume ibrido" },
      ],
    });
    expect(getNeeds(toSegment("monovolume ibrido").interview).fuels).toEqual(["ibrida"]);
  });

  test("stands in the request and in its summary", () => {
    const searched: string[] = [];
    const products = {
      ...FAKE_PRODUCTS,
      best: (...[tipology, search, count]: Parameters<typeof FAKE_PRODUCTS.best>) => {
        searched.push(`${search.get("alimentazione")} ${search.get("cambio")}`);
        return FAKE_PRODUCTS.best(tipology, search, count);
      },
    };
    const { interview, messages } = walkNamed(
      { ...RENTAL_ANSWERS, segment: "un suv ibrido automatico", ...NAMED_CONTACTS },
      { from, until: "done", world: fakeContext({ products }) },
    );

    expect(new Set(searched)).toEqual(new Set(["ibrida,ibrida-plug-in automatico"]));
    expect(listAnswers(FLOW, interview)).toEqual(
      expect.arrayContaining([
        { label: "Tipo di auto", value: "SUV" },
        { label: "Alimentazione", value: "ibrida" },
        { label: "Cambio", value: "automatico" },
      ]),
    );
    expect(messages[0]?.messages.join(" ")).toContain(
      "tipo di auto SUV; alimentazione ibrida; cambio automatico",
    );
  });

  test("is replaced by a changed answer", () => {
    const first = walk(["per me", "un suv ibrido"], { from });

    expect(getNeeds(change(first, STEPS.segment, ["suv elettrico"]).interview).fuels).toEqual([
      "elettrica",
    ]);
    expect(getNeeds(change(first, STEPS.segment, ["un suv"]).interview).fuels).toEqual([]);
  });

  test.each([
    ["un suv ibrido", "Di SUV ibridi oggi non ne ho con queste condizioni: ti mostro gli altri,"],
    ["elettrica", "Di auto elettriche oggi non ne ho con queste condizioni: ti mostro le altre,"],
  ])("of no car for rent shows the others for «%s», and says so", (answer, sentence) => {
    const products = {
      ...FAKE_PRODUCTS,
      best: (...[tipology, search, count]: Parameters<typeof FAKE_PRODUCTS.best>) =>
        search.has("alimentazione") ? [] : FAKE_PRODUCTS.best(tipology, search, count),
    };
    const world = fakeContext({ products });
    const { messages, interview } = walkNamed(
      { ...RENTAL_ANSWERS, segment: answer },
      { from, world },
    );
    const said = messages[0]?.messages.join(" ");

    expect(said).toContain(`${sentence} e lo segno per chi ti risponde.`);
    expect(said).toContain("Orsa City");
    expect(findProductQuote(interview, world)?.assumptions[0]).toMatch(
      /^Di (?:SUV ibridi|auto elettriche) non ce ne sono con queste condizioni/,
    );
  });

  test("that a named model lacks is passed on", () => {
    const products = {
      ...FAKE_PRODUCTS,
      cars: (...[destination, wishes]: Parameters<typeof FAKE_PRODUCTS.cars>) =>
        wishes?.fuels.includes("elettrica") ? [] : FAKE_PRODUCTS.cars(destination),
    };
    const world = fakeContext({ products });
    const { messages, interview } = walk(["per me", "una Orsa Van elettrica"], { from, world });

    expect(messages[0]?.messages[0]).toBe(
      "Di «Orsa Van» così oggi non ne ho: ti mostro quella che c’è, e segno il resto per chi ti risponde.",
    );
    expect(getNeeds(interview)).toMatchObject({ namedItem: "orsa-van-16", fuels: ["elettrica"] });
  });
});
