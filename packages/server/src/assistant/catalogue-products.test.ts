import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedProducts } from "../seed/seed-products.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";
import { toFlowProducts } from "./catalogue-products.ts";
import type { FlowProducts } from "./flow-products.ts";

let server: VolpeServer;
let flow: FlowProducts;

beforeAll(async () => {
  server = await createTestServer();
  await seedProducts(server.services);
  flow = toFlowProducts(server.services.products);
});

afterAll(async () => {
  await server.close();
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
    "of %s has its sheet’s figure",
    (tipology) => {
      for (const { slug, figureEur } of server.services.products.items(tipology)) {
        const item = flow.findItem(slug, search());

        expect(item).toMatchObject({ slug, tipology, figureEur, demonstration: true });
        expect(item?.figure).toMatch(tipology === "internet" ? /€ in 24 mesi/ : /€ al mese/);
      }
    },
  );

  test("says once what the figure is for", () => {
    for (const { slug } of server.services.products.items()) {
      const words = flow.findItem(slug, search())?.figure ?? "";

      expect(words.match(/al mese|in 24 mesi/)).toHaveLength(1);
      expect(words).not.toMatch(/, ?,|, ?$|undefined/);
    }
  });

  test("of a rental is priced at the nearest row to what was said", () => {
    const [car] = server.services.products.items("noleggio");
    const slug = car?.slug ?? "";
    const near = flow.findItem(slug, search({ durata: "35", km: "14000", anticipo: "100" }));
    const exact = sheetOf(slug, { durata: "36", km: "15000", anticipo: "0" });

    expect(near?.figureEur).toBe(exact.figureEur);
    expect(near?.figure).toContain("36 mesi, 15.000 km l’anno");
  });

  test("of a rental is without VAT for a business", () => {
    const [car] = server.services.products.items("noleggio");
    const item = flow.findItem(car?.slug ?? "", search({ destinazione: "aziende" }));

    expect(item).toMatchObject({ destination: "aziende" });
    expect(item?.figure).toContain("IVA esclusa");
  });

  test("that is not on sale is none", () => {
    expect(flow.findItem("mai-vista", search())).toBeNull();
  });
});

describe("the cheapest", () => {
  test.each(["noleggio", "pos", "internet"] as const)(
    "of %s come in order, as many as asked",
    (tipology) => {
      const figures = flow.best(tipology, search(), 3).map(({ figureEur }) => figureEur);

      expect(figures).toHaveLength(3);
      expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    },
  );

  test("of a segment are of it, and for the nearest duration", () => {
    const items = flow.best("noleggio", search({ segmento: "suv", durata: "47" }), 3);

    expect(items.length).toBeGreaterThan(0);
    for (const { slug, figure } of items) {
      expect(sheetOf(slug, {}).kind).toBe("suv");
      expect(figure).toContain("48 mesi");
    }
  });
});

describe("the cars that may be named", () => {
  test("have make and model for their name, without the variant", () => {
    expect(flow.cars("privati")).toContainEqual(
      expect.objectContaining({ brand: "Fiat", model: "Fiat Panda" }),
    );
    expect(flow.cars("privati").every(({ model, brand }) => model.startsWith(brand))).toBe(true);
  });

  test("hold those for businesses alone only for a business", () => {
    const ofPrivate = new Set(flow.cars("privati").map(({ slug }) => slug));
    const others = flow.cars("aziende").filter(({ slug }) => !ofPrivate.has(slug));

    expect(others.length).toBeGreaterThan(0);
    for (const { slug } of others) {
      expect(flow.findItem(slug, search({ destinazione: "privati" }))?.destination).toBe("aziende");
    }
  });
});
