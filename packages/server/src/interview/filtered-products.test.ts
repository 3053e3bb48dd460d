import { beforeAll, describe, expect, test } from "vitest";
import { seedProducts } from "../seed/seed-products.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { toFlowProducts } from "./catalogue-products.ts";
import { toFlowContext } from "./flow-context.ts";
import type { FlowProducts } from "./flow-products.ts";
import { toEmptyInterview, withDraft } from "./interview.ts";
import { findProductQuote } from "./product-request.ts";
import { describeItems } from "./product-words.ts";

let flow: FlowProducts;

const server = setUp("file", () => createTestServer({ seeds: [seedProducts] }));
beforeAll(() => {
  flow = toFlowProducts(server.services.products);
});

const search = (values: Record<string, string> = {}) => new URLSearchParams(values);

describe("the cheapest that filters leave", () => {
  test.each([
    ["internet", { velocita: "300", provincia: "MI", oggi: "30" }, "Almeno 300 Mbps"],
    ["pos", { tipo: "cordless", incasso: "5000", stampante: "si" }, "Cordless, Con stampante"],
    [
      "noleggio",
      { segmento: "suv", alimentazione: "ibrida,ibrida-plug-in", rata_max: "900", durata: "36" },
      "SUV, Ibrida o Ibrida plug-in, Canone fino a 900 €",
    ],
    ["noleggio", { destinazione: "aziende", km: "20000" }, ""],
  ] as const)(
    "of %s with %o have the words of the filters that chose them",
    (type, values, words) => {
      const items = flow.best(type, search(values), 3);

      expect(items.length).toBeGreaterThan(0);
      for (const { filters } of items) {
        expect(filters.replaceAll("\u00a0", " ")).toBe(words);
      }
    },
  );

  test("are not said to be the cheapest of all if a filter chose them", () => {
    const items = flow.best("internet", search({ velocita: "300" }), 3);
    const say = (count: number) =>
      describeItems({ tipology: "internet", items: items.slice(0, count), wanted: null })[0];

    expect(say(3)).toBe("Le tre che oggi costano meno tra quelle che hai chiesto:");
    expect(say(1)).toBe("Tra quelle che hai chiesto oggi c’è questa:");
  });

  test("of a speed have it in their quote", () => {
    const context = toFlowContext(server.services);
    const from = toEmptyInterview({
      tracking: "",
      openingType: "internet",
      openingQuery: "velocita=300",
    });
    const quote = findProductQuote(withDraft(from, { type: "internet" }), context);

    expect(quote?.use).toContainEqual({ label: "Filtri", value: "Almeno 300\u00a0Mbps" });
  });
});
