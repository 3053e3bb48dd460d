import { Item, toFigureBasis } from "@volpe/contract";
import Type from "typebox";
import { Check } from "typebox/value";
import { beforeAll, expect, test } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedProducts } from "../seed/seed-products.ts";
import { callApi } from "../test-call.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

let slugs: string[];

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue, seedProducts] }));
beforeAll(() => {
  const { offers } = server.services.catalogue.rank("luce", {});
  slugs = offers.slice(0, 3).map(({ slug }) => slug);
});

const ask = (body: object) => callApi(server.app, "POST /items/visualizzati", { body });

test("answers only known items, in the requested order", async () => {
  const wanted = [slugs[2], "mai-esistita", "", slugs[0]];
  const { status, body } = await ask({ slugs: wanted });
  expect(status).toBe(200);
  expect(Check(Type.Array(Item), body.data)).toBe(true);
  expect(body.data.map(({ slug }: Item) => slug)).toEqual([slugs[2], slugs[0]]);
});

test("answers an offer with its figure in words and as a number", async () => {
  const { body } = await ask({ slugs: [slugs[0]], lang: "it" });
  const [best] = server.services.catalogue.rank("luce", {}).offers;
  const [item] = body.data;
  expect(item).toMatchObject({
    brand: { name: best?.supplier.name },
    ai_translated: [{ label: best?.name }],
    tipology: "luce",
    destination: "privati",
    path: best?.path,
    current: true,
    figure: { eur: best?.spend.total, basis: "l’anno per 2.700\u00a0kWh, imposte comprese" },
  });
  expect(item.figure.amount).toMatch(/^\d[\d.]*,\d\d\s€$/);
});

test("computes an offer's figure for its own customers", async () => {
  const [offer] = server.services.catalogue.rank("luce", { destinazione: "aziende" }).offers;
  const { body } = await ask({ slugs: [offer?.slug] });
  expect(body.data).toMatchObject([
    { destination: "aziende", figure: { eur: offer?.spend.total } },
  ]);
});

test.each([{ slugs: "uno" }, { slugs: Array(21).fill("x") }, { slugs: ["x"], lang: "en" }, {}])(
  "refuses %j",
  async (payload) => {
    expect((await ask(payload)).status).toBe(422);
  },
);

test("answers no items for no slugs", async () => {
  expect((await ask({ slugs: [] })).body).toEqual({ data: [] });
});

test.each([
  ["consumo=900&residente=no", "l’anno per 900 kWh, non residente, imposte comprese"],
  ["consumo=900&residente=si", "l’anno per 900 kWh, imposte comprese"],
])("names the residence of the use %s only if it is not the usual one", async (use, basis) => {
  const { body } = await ask({ slugs: [slugs[0]], uses: [use] });
  expect(body.data[0].figure.basis.replaceAll("\u00a0", " ")).toBe(basis);
});

test("prices an item for the use it was saved with, and links to that use", async () => {
  const { services } = server;
  const [car] = services.products.items("noleggio");
  const [terminal] = services.products.items("pos");
  const uses = [
    "consumo=3100&potenza=4.5&provincia=TO&comune=001272",
    "durata=48&km=20000",
    "incasso=12000&scontrino=18&circuiti=60-15-20-5-0",
  ];
  const { body } = await ask({ slugs: [slugs[0], car?.slug, terminal?.slug], uses });
  const [light, rental, pos] = body.data;

  const outcome = services.catalogue.sheet(slugs[0] ?? "", new URLSearchParams(uses[0]))?.outcome;
  expect(outcome?.status === "computed" && outcome.result.spend.total).toBe(light.figure.eur);
  expect(light.figure.basis).toBe(
    "l’anno per 3.100\u00a0kWh, 4,5\u00a0kW, Torino (TO), imposte comprese",
  );
  for (const [item, product, use] of [
    [rental, car, uses[1]],
    [pos, terminal, uses[2]],
  ]) {
    const sheet = services.products.sheet(product.slug, new URLSearchParams(use));
    expect(item.figure.eur).toBe(sheet?.figureEur);
    expect(item.figure.basis).toBe(sheet && toFigureBasis(sheet));
  }
  expect(body.data.map(({ path }: Item) => path.split("?")[1])).toEqual(uses);
});
