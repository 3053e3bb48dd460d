import { BRAND, type ItemCard } from "@volpe/contract";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { createOffer, createOfferList } from "../routes/catalogue/energy/sample-offers.ts";
import { createProduct } from "../routes/catalogue/products/sample-products.ts";
import { registerOembed } from "./oembed.ts";

const ORIGIN = "https://volpe.example";
const CAR: ItemCard = {
  slug: "panda",
  brand: { name: "Fiat" },
  ai_translated: [{ label: "Panda 1.0 “Hybrid”" }],
  tipology: "noleggio",
  destination: "privati",
  path: "/noleggio/fiat-panda/hybrid",
  figure: null,
  current: true,
  card: { kind: "product", product: createProduct({ slug: "panda" }) },
  updatedAt: "2026-11-20",
  demonstration: false,
};

/** How the API refuses some cars; it does not know the others. */
const CAR_REFUSALS: Record<string, [number, string]> = {
  guasta: [503, "unavailable"],
  contesa: [429, "too-many-requests"],
};

/** An API with three offers and one car. */
function createHost() {
  const app = Fastify();
  const asked = vi.fn<(url: string) => void>();
  app.addHook("onRequest", async ({ url }) => asked(url));
  const offers = ["a", "b", "c"].map((slug) => createOffer({ slug }));
  app.get("/api/v1/offers", () => ({ data: createOfferList({ offers }) }));
  app.get("/api/v1/internet", (_request, reply) =>
    reply.code(503).send({ errors: [{ code: "unavailable", message: "Riprova." }] }),
  );
  app.get<{ Querystring: { slugs: string } }>("/api/v1/items", ({ query }) => ({
    data: query.slugs === "panda" ? [CAR] : [],
  }));
  app.get<{ Params: { variant: string } }>(
    "/api/v1/vehicles/:vehicle/:variant",
    ({ params: { variant } }, reply) => {
      if (variant === "hybrid") return { data: createProduct({ slug: "panda" }) };
      const [status, code] = CAR_REFUSALS[variant] ?? [404, "not-found"];
      return reply.code(status).send({ errors: [{ code, message: "Riprova." }] });
    },
  );
  registerOembed(app, { publicUrl: ORIGIN });
  const ask = (query: Record<string, string>, headers = {}) =>
    app.inject({ url: `/oembed?${new URLSearchParams(query)}`, headers });
  return { ask, asked };
}

test("describes a sandboxed frame with a list's cards for the values of the address", async () => {
  const url = `${ORIGIN}/offerte/luce?consumo=3100&fornitore=enerluna&tracking=AFF-1`;
  const answer = await createHost().ask({ url, format: "json" });
  expect(answer.headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=60",
    "content-type": "application/json; charset=utf-8",
    etag: expect.stringMatching(/./),
  });
  expect(answer.json()).toEqual({
    type: "rich",
    version: "1.0",
    title: "Offerte luce",
    provider_name: BRAND.name,
    provider_url: ORIGIN,
    cache_age: 86_400,
    width: 640,
    height: 912,
    html:
      `<iframe src="${ORIGIN}/embed/frame?typology=luce&amp;limit=3&amp;consumo=3100&amp;` +
      'fornitore=enerluna&amp;tracking=AFF-1" width="640" height="912" ' +
      `title="Offerte luce, ${BRAND.name}" ` +
      'sandbox="allow-popups allow-popups-to-escape-sandbox" ' +
      'referrerpolicy="strict-origin" loading="lazy" frameborder="0"></iframe>',
  });
});

test("keeps within the given width and height, with fewer cards", async () => {
  const { ask } = createHost();
  const url = `${ORIGIN}/offerte/luce`;
  const narrow = (await ask({ url, maxwidth: "400", maxheight: "700" })).json();
  expect(narrow).toMatchObject({ width: 400, height: 572 });
  expect(narrow.html).toContain("limit=1");
  expect((await ask({ url, maxwidth: "molto", maxheight: "-3" })).json()).toMatchObject({
    width: 640,
    height: 828,
  });
});

test("describes a car by the address of its page, with its use", async () => {
  const url = `${ORIGIN}/noleggio/fiat-panda/hybrid?durata=48&tracking=AFF-1`;
  const { title, html } = (await createHost().ask({ url })).json();
  expect(title).toBe("Panda 1.0 “Hybrid” di Fiat");
  expect(html).toContain(
    "/embed/frame?typology=noleggio&amp;slugs=panda&amp;limit=3&amp;durata=48&amp;tracking=AFF-1",
  );
});

test.each([
  `${ORIGIN}/chi-sono`,
  `${ORIGIN}/noleggio/fiat-panda/mai-esistita`,
  `${ORIGIN}/privati/luce/enerluna/mai-esistita`,
  "https://altrove.example/offerte/luce",
  "https://volpe.example.altrove.example/offerte/luce",
  "https://volpe.example:8443/offerte/luce",
  "https://altrove.example\\@volpe.example/offerte/luce",
  "file:///offerte/luce",
  "/offerte/luce",
  "nessun indirizzo",
])("answers 404 for %s", async (url) => {
  const answer = await createHost().ask({ url });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, "not-found"]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("does not call the API for an address of another host", async () => {
  const { ask, asked } = createHost();
  await ask({ url: "https://altrove.example/offerte/luce" });
  expect(asked.mock.calls.map(([url]) => url.split("?")[0])).toEqual(["/oembed"]);
});

test.each([
  [{ url: `${ORIGIN}/offerte/luce`, format: "xml" }, 501, "unsupported-media-type"],
  [{ format: "json" }, 400, "bad-request"],
  [{ url: `${ORIGIN}/offerte/internet` }, 503, "unavailable"],
  [{ url: `${ORIGIN}/noleggio/fiat-panda/guasta` }, 503, "unavailable"],
  [{ url: `${ORIGIN}/noleggio/fiat-panda/contesa` }, 429, "too-many-requests"],
] as const)("refuses %j with %i", async (query, status, code) => {
  const answer = await createHost().ask(query);
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code]);
  expect(answer.headers["access-control-allow-origin"]).toBe("*");
});

test("answers 304 while the answer is the same", async () => {
  const { ask } = createHost();
  const query = { url: `${ORIGIN}/offerte/luce` };
  const { etag } = (await ask(query)).headers;
  expect((await ask(query, { "if-none-match": etag })).statusCode).toBe(304);
});
