import { formatDate, formatEurCents, type ProductTipology } from "@volpe/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { seedProducts } from "../seed/seed-products.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { begin } from "./begin.ts";
import { toFlowProducts } from "./catalogue-products.ts";
import { toFlowContext } from "./flow-context.ts";
import type { FlowProducts } from "./flow-products.ts";
import { toEmptyInterview } from "./interview.ts";
import { readOpening } from "./opening.ts";
import { getNeeds } from "./product-needs.ts";
import { findAskedItems } from "./product-request.ts";
import { describeItems } from "./product-words.ts";
import { FLOW } from "./questions/flow.ts";
import { findRefusal, walk } from "./test-walk-flow.ts";

let flow: FlowProducts;

const server = setUp("file", () => createTestServer({ seeds: [seedProducts] }));
beforeAll(() => {
  flow = toFlowProducts(server.services.products);
});

const search = (values: Record<string, string> = {}) => new URLSearchParams(values);

function sheetOf(slug: string, values: Record<string, string>) {
  const sheet = server.services.products.sheet(slug, search(values));
  if (sheet === null) {
    throw new Error(`no ${slug}`);
  }
  return sheet;
}

describe("an item", () => {
  test.each(["noleggio", "pos", "internet"] as const)(
    "of %s has the figure of its sheet",
    (tipology) => {
      for (const { slug, figureEur } of server.services.products.items(tipology)) {
        const item = flow.findItem(slug, search());

        expect(item).toMatchObject({ slug, tipology, figureEur, demonstration: true });
        expect(item?.figure).toMatch(tipology === "internet" ? /€ in 24 mesi/ : /€ al mese/);
      }
    },
  );

  test.each([
    ["pos", { incasso: "5000", scontrino: "2.5", circuiti: "60-15-20-5-0" }],
    ["noleggio", { durata: "48", km: "20000", anticipo: "4000" }],
  ] as const)("of %s has the same figure on the page that its words name", (tipology, values) => {
    const items = flow.best(tipology, search(values), 3);
    expect(items).toHaveLength(3);
    const [, ...said] = describeItems({ tipology, items, wanted: null }, "");
    for (const [index, { slug, figureEur }] of items.entries()) {
      const [, query = ""] = said[index]?.split("?") ?? [];
      expect(sheetOf(slug, Object.fromEntries(new URLSearchParams(query)))).toMatchObject({
        figureEur,
      });
    }
  });

  test.each([
    ["noleggio", "Si può ordinare fino al"],
    ["internet", "Si può attivare fino al"],
  ] as const)("of %s has its last day among the terms of its quote", (tipology, label) => {
    const [{ slug = "" } = {}] = server.services.products.items(tipology);
    const { validTo, lines } = flow.findItem(slug, search())?.quote().offer.terms ?? {};

    expect(lines?.[0]).toEqual({ label, value: formatDate(validTo ?? "") });
  });

  test("names the reference of its figure only once", () => {
    for (const { slug } of server.services.products.items()) {
      const words = flow.findItem(slug, search())?.figure ?? "";

      expect(words.match(/al mese|in 24 mesi/)).toHaveLength(1);
      expect(words).not.toMatch(/, ?,|, ?$|undefined/);
    }
  });

  test.each(["pos", "internet"] as const)("of %s says what it saves against today", (tipology) => {
    const [{ slug = "" } = {}] = server.services.products.items(tipology);

    expect(flow.findItem(slug, search())?.saving).toBeUndefined();
    expect(flow.findItem(slug, search({ oggi: "140" }))?.saving).toBe(
      sheetOf(slug, { oggi: "140" }).saving?.words,
    );
    expect(flow.findItem(slug, search({ oggi: "140" }))?.saving).toMatch(/^Risparmi .+ a oggi$/);
  });

  test("for rental has a fee without VAT for a business", () => {
    const [car] = server.services.products.items("noleggio");
    const item = flow.findItem(car?.slug ?? "", search({ destinazione: "aziende" }));

    expect(item).toMatchObject({ destination: "aziende" });
    expect(item?.figure).toContain("IVA esclusa");
  });

  test("is null if it is not on sale", () => {
    expect(flow.findItem("mai-vista", search())).toBeNull();
  });
});

describe("the cheapest", () => {
  test.each(["noleggio", "pos", "internet"] as const)(
    "of %s are sorted and as many as asked for",
    (tipology) => {
      const figures = flow.best(tipology, search(), 3).map(({ figureEur }) => figureEur);

      expect(figures).toHaveLength(3);
      expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    },
  );

  test("have the answered term, and cars without it are not shown instead", () => {
    const context = toFlowContext(server.services);
    const answers = ["casa", "noleggio", "suv", "60 mesi", "15.000", "nessun anticipo", "subito"];
    const { interview, messages } = walk(answers, { world: context });
    const items = findAskedItems(interview, context)?.items ?? [];

    expect(items.length).toBeGreaterThan(0);
    for (const { slug, figure, quote } of items) {
      expect(sheetOf(slug, {}).kind).toBe("suv");
      expect(figure).toContain("60\u00a0mesi");
      expect(new URLSearchParams(quote().query).get("durata")).toBe("60");
    }
    const shown = JSON.stringify(messages);
    expect(shown).toContain("60\u00a0mesi");
    expect(shown).not.toMatch(/(?:24|36|48)\u00a0mesi/);
  });

  test("have the wished fuel, and other cars come instead if none has it", () => {
    const context = toFlowContext(server.services);
    const find = (kind: string) => {
      const answers = ["casa", "noleggio", kind, "36 mesi", "15.000", "nessun anticipo", "subito"];
      return findAskedItems(walk(answers, { world: context }).interview, context);
    };
    const hybrids = find("un suv ibrido");
    const others = find("un suv a metano");

    expect(hybrids?.missing).toBeUndefined();
    expect(hybrids?.items.map(({ slug }) => sheetOf(slug, {}).facts[0])).toEqual(
      hybrids?.items.map(() => expect.stringMatching(/^Ibrida/)),
    );
    expect(hybrids?.items.length).toBeGreaterThan(0);
    expect(others?.missing).toEqual({ wanted: "SUV a metano", others: "gli altri" });
    expect(others?.items.map(({ kind }) => kind)).toEqual(["suv", "suv", "suv"]);
    expect(find("elettrica")?.items.map(({ slug }) => sheetOf(slug, {}).facts[0])).toEqual(
      Array(3).fill("Elettrica"),
    );
  });

  test("limit the offered terms to those of their segment", () => {
    const context = toFlowContext(server.services);
    const at = walk(["casa", "noleggio", "citycar"], { world: context });

    expect(findRefusal(at, "60 mesi", context)?.message).toContain(
      "60 mesi: per questo noleggio non c’è un canone. Puoi scegliere tra 24 mesi, 36 mesi e 48 mesi",
    );
  });

  test("have another value of a term that was left open if no car has the usual one", () => {
    const few = {
      ...server.services.products,
      list: (tipology: ProductTipology, query: URLSearchParams) => {
        const list = server.services.products.list(tipology, query);
        return query.has("km") ? list : { ...list, items: [] };
      },
    };
    const [first] = toFlowProducts(few).best("noleggio", search({ durata: "48" }), 1);

    expect(first?.figure).toContain("48\u00a0mesi, 10.000\u00a0km l’anno");
  });
});

describe("the cars that may be named", () => {
  test("are named by make and model, without the variant", () => {
    expect(flow.cars("privati")).toContainEqual(
      expect.objectContaining({ brand: "Fiat", model: "Fiat Panda" }),
    );
    expect(flow.cars("privati").every(({ model, brand }) => model.startsWith(brand))).toBe(true);
  });

  test("have the wished fuel", () => {
    const electric = flow.cars("privati", {
      fuels: ["elettrica"],
      gearbox: "automatico",
      withoutPlugIn: false,
    });

    expect(electric.length).toBeGreaterThan(0);
    for (const { slug } of electric) {
      expect(sheetOf(slug, {}).facts.slice(0, 2)).toEqual(["Elettrica", "Cambio automatico"]);
    }
  });

  test.each([
    [false, ["Ibrida", "Ibrida plug-in"]],
    [true, ["Ibrida"]],
  ])("are hybrids, without a plug-in: %s", (withoutPlugIn, fuels) => {
    const hybrids = flow.cars("privati", { fuels: ["ibrida"], gearbox: null, withoutPlugIn });
    const found = hybrids.map(({ slug }) => sheetOf(slug, {}).facts[0]);

    expect([...new Set(found)].toSorted()).toEqual(fuels);
  });

  test("include cars for businesses only if a business asks", () => {
    const ofPrivate = new Set(flow.cars("privati").map(({ slug }) => slug));
    const others = flow.cars("aziende").filter(({ slug }) => !ofPrivate.has(slug));

    expect(others.length).toBeGreaterThan(0);
    for (const { slug } of others) {
      expect(flow.findItem(slug, search({ destinazione: "privati" }))?.destination).toBe("aziende");
    }
  });
});

describe("the terms of a rental", () => {
  test("do not come from a carried configuration that the person rejected", () => {
    const context = toFlowContext(server.services);
    const panda = server.services.products
      .items("noleggio")
      .find(({ path }) => path === "/noleggio/fiat-panda/1-0-hybrid-65-cv-pandina");
    const from = toEmptyInterview({
      tracking: "",
      openingType: "noleggio",
      openingOffer: panda?.slug ?? "",
      openingQuery: "durata=48&km=20000&anticipo=4000",
    });
    const said = ["no", "questa", "36", "30000"];
    const at = walk(said, { from, world: context });
    expect(findRefusal(at, "4000", context)?.message).toContain(
      "4.000\u00a0€: per questo noleggio non c’è un canone. Puoi scegliere tra nessun anticipo e 2.000\u00a0€",
    );

    const { interview } = walk([...said, "non lo so", "subito"], { from, world: context });
    const [item] = findAskedItems(interview, context)?.items ?? [];
    expect(item?.figure).toContain("36\u00a0mesi, 30.000\u00a0km l’anno, senza anticipo");
  });

  test("are those of the car's table, and of any car of the segment for an open choice", () => {
    const [car] = server.services.products.items("noleggio");
    const { choosers } = sheetOf(car?.slug ?? "", {});
    const months = choosers.find(({ key }) => key === "durata")?.options.map(({ value }) => +value);

    expect(flow.terms("durata", car?.slug ?? "", search())).toEqual(months);
    expect(flow.terms("durata", "", search({ segmento: "suv" }))).toEqual([24, 36, 48, 60]);
    expect(flow.terms("durata", "", search({ segmento: "citycar" }))).toEqual([24, 36, 48]);
    expect(flow.terms("km", "no-car", search())).toEqual([]);
  });
});

test("every kind of car that a list can show is carried as it is", () => {
  const context = toFlowContext(server.services);
  const { facets } = server.services.products.list("noleggio", search());
  const [segments = [], fuels = []] = ["segmento", "alimentazione"].map((wanted) =>
    facets.flatMap(({ key, values }) => (key === wanted ? values.map(({ value }) => value) : [])),
  );
  for (const segmento of segments) {
    for (const alimentazione of fuels) {
      const query = search({ segmento, alimentazione }).toString();
      const opening = readOpening({ type: "noleggio", query }, context);
      const from = toEmptyInterview({ tracking: "", ...opening });
      const { interview } = walk(["sì"], { from, world: context });

      expect(interview.draft.subtype, query).toBe(segmento);
      expect(getNeeds(interview), query).toMatchObject({ fuels: [alimentazione], namedItem: "" });
    }
  }
  expect(segments.length * fuels.length).toBeGreaterThan(20);
});

test("opens with the figure of the card that was pressed", () => {
  const context = toFlowContext(server.services);
  const takings = { incasso: "12000", scontrino: "80", circuiti: "10-20-60-5-5" };
  const values = { ...takings, durata: "48", km: "15000" };
  for (const { slug, tipology } of server.services.products.items()) {
    const opening = { type: tipology, offer: slug, query: search(values).toString() };
    const from = toEmptyInterview({ tracking: "", ...readOpening(opening, context) });
    const { message } = begin(FLOW, from, context);

    const { name, figureEur } = sheetOf(slug, values);
    const said = message.messages.join(" ");
    expect(said.includes(formatEurCents(figureEur)) || said).toBe(true);
    expect(said).toContain(name);
  }
});
