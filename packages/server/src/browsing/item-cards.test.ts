import { ItemCard } from "@volpe/contract";
import Type from "typebox";
import { Check } from "typebox/value";
import { expect, test } from "vitest";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedProducts } from "../seed/seed-products.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";

const server = setUp("file", () => createTestServer({ seeds: [seedCatalogue, seedProducts] }));

const ask = (query: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1/items?${query}`, headers });

test("answers cards of every kind in the requested order, for the use of the address", async () => {
  const { offers } = server.services.catalogue.rank("luce", { consumo: 3100 });
  const [terminal] = server.services.products.list("pos", new URLSearchParams()).items;
  const wanted = [terminal?.slug, "mai-esistita", offers[0]?.slug, offers[0]?.slug];
  const reply = await ask(`slugs=${wanted}&consumo=3100&tracking=AFF-1`);
  const { data } = reply.json();
  expect(Check(Type.Array(ItemCard), data)).toBe(true);
  expect(data).toMatchObject([
    { slug: terminal?.slug, current: true, card: { kind: "product", product: terminal } },
    {
      slug: offers[0]?.slug,
      demonstration: true,
      card: { kind: "energy", offer: { spend: offers[0]?.spend } },
    },
  ]);
  expect(data).toHaveLength(2);
});

test("names the period in the figure of a product's card, as the row of a list does", async () => {
  const typologies = ["noleggio", "pos", "internet"] as const;
  const products = typologies.map((tipology) => server.services.products.items(tipology)[0]);
  const reply = await ask(`slugs=${products.map((product) => product?.slug)}`);
  const figures = reply.json().data.map(({ figure }: ItemCard) => figure?.basis);
  expect(figures).toEqual([
    expect.stringMatching(/^al mese, IVA inclusa, /),
    expect.stringMatching(/^al mese, IVA esclusa, /),
    expect.stringMatching(/^in 24 mesi, IVA inclusa, /),
  ]);
});

test.each(["", "slugs="])("answers no cards for the query «%s»", async (query) => {
  const reply = await ask(query);
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: [] }]);
});

test.each(["/items?slugs=x", "/offers?tipology=luce", "/terminals", "/internet", "/vehicles"])(
  "lets browsers of any origin cache %s and revalidate it",
  async (path) => {
    const url = `/api/v1${path}`;
    const headers = { origin: "https://partner.example" };
    const first = await server.app.inject({ url, headers });
    expect(first.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, no-cache",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const tag = String(first.headers.etag);
    for (const known of [tag, `"x", ${tag}`, tag.replace("W/", ""), "*"]) {
      const again = await server.app.inject({
        url,
        headers: { ...headers, "if-none-match": known },
      });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    }
    const other = await server.app.inject({
      url,
      headers: { ...headers, "if-none-match": 'W/"another"' },
    });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  },
);

test("marks no refusal as cacheable", async () => {
  const reply = await server.app.inject({ url: "/api/v1/offers?tipology=acqua" });
  expect([reply.statusCode, reply.headers["cache-control"], reply.headers.etag]).toEqual([
    422,
    "no-store",
    undefined,
  ]);
});

test("makes no tag for a caller that caches nothing", async () => {
  const reply = await server.app.inject({
    url: "/api/v1/offers?tipology=luce",
    headers: { "cache-control": "no-store" },
  });
  expect([reply.headers["cache-control"], reply.headers.etag]).toEqual([
    "public, no-cache",
    undefined,
  ]);
});
