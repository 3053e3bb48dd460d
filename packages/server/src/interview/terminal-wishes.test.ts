import { expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { toEmptyInterview } from "./interview.ts";
import { listAnswers } from "./product-answers.ts";
import { getNeeds } from "./product-needs.ts";
import { FLOW } from "./questions/flow.ts";
import { findRefusal, walk, walkNamed } from "./test-walk-flow.ts";
import { readTerminalWishes } from "./understanding/terminal-wishes.ts";

test.each([
  ["portatile senza canone", "portatile", ["canone"], "Portatile con SIM senza canone"],
  ["cordless, con la stampante", "cordless", ["stampante"], "Cordless con stampante"],
  ["uno che accetti american express", "", ["amex"], "Terminale con American Express"],
  ["portatile, senza stampante", "portatile", [], "Portatile con SIM"],
  ["ho già uno senza canone, voglio il fisso", "fisso", [], "Fisso"],
  ["avevo uno senza canone, ora voglio il fisso", "fisso", [], "Fisso"],
  ["ho già la stampante, portatile senza canone", "portatile", ["canone"], "Portatile con SIM"],
  ["ho un bar e voglio la stampante", "", ["stampante"], "Terminale con stampante"],
])("understands «%s» whole", (answer, subtype, terminalWishes, confirmed) => {
  const { interview, messages } = walk(["3000", "40", answer], {
    from: toEmptyInterview({ tracking: "", openingType: "pos" }),
  });

  expect(interview.draft.subtype).toBe(subtype);
  expect(getNeeds(interview)).toMatchObject({ terminalWishes });
  expect(messages[0]?.messages[0]?.startsWith(confirmed)).toBe(true);
});

test.each([
  ["adesso ho un pos senza canone", []],
  ["il mio è senza canone", []],
  ["ho un pos con stampante e ne voglio uno senza canone", ["canone"]],
  ["ho già la stampante", []],
  ["la stampante ce l’ho già", []],
  ["collegabile alla stampante che ho", []],
  ["ho un pos che accetta amex", []],
  ["ho clienti con american express", ["amex"]],
  ["meglio con canone che senza canone", []],
  ["preferisco senza canone che con canone", ["canone"]],
  ["con o senza canone", []],
  ["canone gratis il primo anno", []],
  ["senza canone per i primi 6 mesi", []],
  ["primo anno senza canone", []],
  ["senza canone al mese", ["canone"]],
  ["portatile senza stampante e senza canone", ["canone"]],
  ["non voglio uno senza canone", []],
  ["basta che sia senza canone", ["canone"]],
  ["stampante indifferente", []],
  ["per la stampante è uguale, senza canone", ["canone"]],
  ["fa lo stesso, ma con stampante", ["stampante"]],
  ["stampante fiscale", []],
  ["ho amex", []],
  ["ho amex e voglio la stampante", ["stampante"]],
  ["ho bisogno di amex", ["amex"]],
  ["ho clienti amex", ["amex"]],
  ["che accetti amex", ["amex"]],
  ["scontrino di carta", ["stampante"]],
  ["senza scontrino di carta", []],
])("reads in «%s» the wishes %j", (answer, wishes) => {
  expect(readTerminalWishes(answer)).toEqual(wishes);
});

test.each([
  "bancomat",
  "bancomat e visa",
  "nexi, con bancomat",
  "ho un supermercato",
  "ho un banco di frutta, mi sposto",
  "ho una tavola calda",
  "ho un bar in piazza Garibaldi",
  "lo vuole anche il mio collega",
  "che si colleghi alla cassa",
  "a canone fisso",
  "ho il wifi in negozio",
  "quando me lo consegnate",
  "un profilo aziendale",
])("asks which terminal is meant after «%s», which names none", (answer) => {
  const asked = walk(["2000", "20"], {
    from: toEmptyInterview({ tracking: "", openingType: "pos" }),
  });

  expect(findRefusal(asked, answer)?.message).toContain("Scegline uno");
});

test("takes any terminal for «quello che costa meno, anche col bancomat»", () => {
  const { interview, messages } = walk(
    ["2000", "20", "quello che costa meno, anche col bancomat"],
    {
      from: toEmptyInterview({ tracking: "", openingType: "pos" }),
    },
  );

  expect(interview.draft.subtype).toBe("");
  expect(messages[0]?.messages[0]).toMatch(/^Va bene, li guardo tutti/);
});

test("says that no terminal has what is wished, and shows others", () => {
  const { products } = fakeContext();
  const searched: string[] = [];
  const world = fakeContext({
    products: {
      ...products,
      best(tipology, search, count) {
        searched.push(`${search.get("canone")} ${search.get("stampante")}`);
        return search.has("canone") ? [] : products.best(tipology, search, count);
      },
    },
  });
  const answers = { takings: "3000", receipt: "40", terminal: "senza canone, con stampante" };
  const { messages, interview } = walkNamed(
    { ...answers, circuits: "non lo so" },
    { from: toEmptyInterview({ tracking: "", openingType: "pos" }), world },
  );

  expect(new Set(searched)).toEqual(new Set(["no si", "null null"]));
  expect(messages.flatMap(({ messages: said }) => said).join(" ")).toContain(
    "Di terminali senza canone, con stampante oggi non ne ho con queste condizioni: ti mostro gli altri",
  );
  expect(listAnswers(FLOW, interview)).toContainEqual({
    label: "Tipo di terminale",
    value: "senza canone, con stampante",
  });
});
