import type { ItemCard } from "@volpe/contract";
import Fastify, { type LightMyRequestResponse } from "fastify";
import { toCardFeed } from "../embed/card-feed.ts";
import { renderCards } from "../embed/render-cards.tsx";
import { renderFrame } from "../embed/render-frame.tsx";
import { createOffer, createOfferList } from "../routes/catalogue/energy/sample-offers.ts";
import { createProduct, createProductList } from "../routes/catalogue/products/sample-products.ts";
import { registerOfferCards } from "./offer-cards.ts";

export const ORIGIN = "https://volpe.example";
export const OFF = "https://spento.example";
export const ENDED: ItemCard = {
  slug: "finita",
  brand: { name: "Enerluna S.p.A." },
  ai_translated: [{ label: "Luce Finita" }],
  tipology: "luce",
  destination: "privati",
  path: "/privati/luce/enerluna/finita",
  figure: null,
  current: false,
  card: null,
  updatedAt: "2026-11-20",
  demonstration: false,
};

/** For tests: an API with two offers, a car, an offer that ended, and failures for terminals and a car. */
export function createHost(): (
  query: string,
  headers?: Record<string, string>,
  path?: string,
) => Promise<{ answer: LightMyRequestResponse; text: string }> {
  const app = Fastify();
  const estimate = ["Il prezzo segue il PUN: uso la media degli ultimi dodici mesi"];
  const second = createOffer({ slug: "seconda", name: "Luce Seconda", estimate });
  const offers = [createOffer(), second];
  app.get<{ Querystring: { fornitore?: string; potenza?: string } }>(
    "/api/v1/offers",
    ({ query }) => {
      // Like the API, it ignores a supplier without offers.
      const isKnown = query.fornitore === "enerluna";
      const applied = isKnown ? [{ key: "fornitore", value: "enerluna", label: "Enerluna" }] : [];
      const ignored =
        query.potenza === "tanta" ? [{ key: "potenza", message: "Scrivi la potenza in kW." }] : [];
      return { data: createOfferList({ offers, applied, ignored }) };
    },
  );
  app.get("/api/v1/vehicles", () => ({
    data: createProductList({ state: { updatedAt: "2026-11-20", demonstration: true } }),
  }));
  app.get("/api/v1/internet", () => ({
    data: createProductList({ items: [createProduct({ tipology: "internet" })] }),
  }));
  app.get("/api/v1/vehicles/fiat-panda/1-0-hybrid", () => ({ data: { slug: "auto" } }));
  const car = {
    ...ENDED,
    slug: "auto",
    tipology: "noleggio",
    card: { kind: "product", product: createProduct() },
  };
  app.get<{ Querystring: { slugs: string } }>("/api/v1/items", ({ query }) => ({
    data: [ENDED, car].filter(({ slug }) => query.slugs.split(",").includes(slug)),
  }));
  for (const path of ["terminals", "vehicles/fiat-panda/guasta"]) {
    app.get(`/api/v1/${path}`, (_request, reply) =>
      reply
        .code(503)
        .header("x-request-id", "req-of-api")
        .send({ errors: [{ code: "unavailable", message: "Riprova." }] }),
    );
  }
  registerOfferCards(app, {
    cards: async () => ({ renderCards, renderFrame, toCardFeed }),
    publicUrl: ORIGIN,
    isOff: (origin) => origin === OFF,
    earns: (tracking) => tracking.startsWith("AFF"),
  });
  return async (query: string, headers = {}, path = "/embed/offer-cards") => {
    const answer = await app.inject({ url: `${path}?${query}`, headers });
    return { answer, text: answer.body.replaceAll("\u00a0", " ") };
  };
}
