import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { parseCardsQuery, toCardsPath } from "../embed/parse-cards-query.ts";
import type { CardsReply, CardsRequest } from "../embed/render-cards.tsx";
import { toVisitorFetch } from "./visitor-client.ts";

type OfferCardsOptions = { render: (request: CardsRequest) => Promise<string>; publicUrl: string };

/** As long as a page is cached: offers begin and end by the clock. */
const CACHING = "public, max-age=60";

/**
 * `/embed/offer-cards`: a document with the cards of `<volpe-offer-cards>`, for pages of any origin.
 * A refusal of the API is passed on.
 */
export function registerOfferCards(app: FastifyInstance, options: OfferCardsOptions): void {
  const { render, publicUrl } = options;
  app.get("/embed/offer-cards", async (request, reply) => {
    reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "x-request-id",
      "cross-origin-resource-policy": "cross-origin",
      // Opened as a page it may show its text, and load nothing.
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "x-request-id": request.id,
    });
    const query = parseCardsQuery(new URL(request.url, publicUrl).searchParams);
    const answer = await toVisitorFetch(app, request)(`/api/v1${toCardsPath(query)}`, {});
    if (!answer.ok) {
      return reply
        .code(answer.status)
        .headers({ "cache-control": "no-store", "content-type": "application/json; charset=utf-8" })
        .send(await answer.text());
    }
    const { data } = (await answer.json()) as { data: CardsReply };
    const html = await render({ query, reply: data, origin: publicUrl });
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    reply.headers({ etag, "cache-control": CACHING });
    if (request.headers["if-none-match"] === etag) {
      return reply.code(304).send();
    }
    return reply.type("text/html; charset=utf-8").send(html);
  });
}
