import { Item } from "@volpe/contract";
import Type from "typebox";
import { Check } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedProducts } from "../seed/seed-products.ts";
import type { VolpeServer } from "../server.ts";
import { createTestServer } from "../test-server.ts";

let server: VolpeServer;
let slugs: string[];

beforeAll(async () => {
  server = await createTestServer();
  await seedCatalogue(server.services);
  await seedProducts(server.services);
  const { offers } = server.services.catalogue.rank("luce", {});
  slugs = offers.slice(0, 3).map(({ slug }) => slug);
});
afterAll(() => server.close());

async function ask(payload: object) {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/items/visualizzati",
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

test("answers items in the order asked for and leaves unknown slugs out", async () => {
  const wanted = [slugs[2], "mai-esistita", "", slugs[0]];
  const { status, body } = await ask({ slugs: wanted });
  expect(status).toBe(200);
  expect(Check(Type.Array(Item), body.data)).toBe(true);
  expect(body.data.map(({ slug }: Item) => slug)).toEqual([slugs[2], slugs[0]]);
});

test("tells of an offer what a row needs, the figure in words and number", async () => {
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

test("an offer's figure is that of the customers it is for", async () => {
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

test("no slugs are no items", async () => {
  expect((await ask({ slugs: [] })).body).toEqual({ data: [] });
});
