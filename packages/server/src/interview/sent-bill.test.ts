import { expect, test } from "vitest";
import { fakeContext } from "./fake-context.ts";
import { FLOW } from "./questions/flow.ts";
import { askStep, HOME, walk } from "./test-walk-flow.ts";

test("repeats each value beside the line it was read from, with its confidence", () => {
  const bands = "pagina 1: «F1 870 kWh F2 800 kWh»";
  const year = "pagina 1: «Consumo annuo: 2.610 kWh»";
  const values = {
    supplier: { value: "Chiara", isSure: false, source: "pagina 1: «Chiara S.p.A.»" },
    offerCode: { value: "000231ESFML01XX", isSure: true, source: "pagina 2: «Codice: 000231…»" },
    annualConsumption: { value: "2610", isSure: true, source: year },
    annualF1: { value: "870", isSure: true, source: bands },
    annualF2: { value: "800", isSure: true, source: bands },
    total: { value: "123.44", isSure: true },
    sale: { value: "74.05", isSure: false },
  };
  const sent = { name: "«b.pdf»", offer: "", values };
  const asked = walk([...HOME, { text: "b.pdf", bill: { status: "read", said: "", sent } }]);
  const [lines, question] = askStep(FLOW, asked.interview, 121, fakeContext())?.messages ?? [];
  expect(lines?.replaceAll("\u00a0", " ").split("\n")).toEqual([
    "Dimmi se è tutto giusto.",
    "Fornitore: Chiara (da controllare, pagina 1: «Chiara S.p.A.»)",
    "Codice offerta: 000231ESFML01XX (sicuro, pagina 2: «Codice: 000231…»)",
    "Consumo annuo: 2.610 kWh (sicuro, pagina 1: «Consumo annuo: 2.610 kWh»)",
    "F1: 870 kWh, F2: 800 kWh (sicuro, pagina 1: «F1 870 kWh F2 800 kWh»)",
    "Totale: 123,44 € (sicuro)",
  ]);
  expect(question).toBe("È giusto?");
});
