import { BRAND_KEYS, ERRORS, type ErrorEnvelope, type WireError } from "@volpe/contract";
import { isKnownTag, toTag } from "@volpe/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toRefusedDocument } from "../embed/cards-document.ts";
import type { CardsReply } from "../embed/linked-cards.ts";
import {
  type CardsQuery,
  findFeedFaults,
  parseCardsQuery,
  toCardsPath,
} from "../embed/parse-cards-query.ts";
import { toSlugs } from "./find-item-slug.ts";
import { toPageOrigin } from "./page-origin.ts";
import type { CardsRenderer } from "./renderer.ts";
import { toVisitorFetch } from "./visitor-client.ts";

type OfferCardsOptions = {
  cards: CardsRenderer["cards"];
  publicUrl: string;
  /** Whether the operator switched an origin off. */
  isOff: (origin: string | undefined) => boolean;
  /** Whether contracts with this tracking value, or "", may earn somebody a commission. */
  earns: (tracking: string) => boolean;
};

/** Cards are cached as long as a page, because offers begin and end by the clock. */
const CACHING = "public, max-age=60";
/**
 * A page's elements and frames revalidate each time, so that an origin that is off gets no cards.
 */
const ASKED = "no-cache";

const JSON_TYPE = "application/json; charset=utf-8";
const HTML_TYPE = "text/html; charset=utf-8";

type Refusal = { status: number; type: string; body: string };

const REFUSED_DATA: Refusal = {
  status: ERRORS["origin-off"].status,
  type: JSON_TYPE,
  body: JSON.stringify({
    errors: [{ code: "origin-off", message: ERRORS["origin-off"].message }],
  } satisfies ErrorEnvelope),
};
/**
 * Answers with status 200, because a browser writes any other status into the console of the page.
 */
const toRefusal = (line: string): Refusal => ({
  status: 200,
  type: HTML_TYPE,
  body: toRefusedDocument("origin-off", line),
});
const REFUSED_CARDS = toRefusal(
  "Da questa pagina per ora non mostro offerte: le trovi sul sito di Volpe.",
);
/** A frame has no styles for such a line, so it stays blank. */
const REFUSED_FRAME = toRefusal("");

/**
 * The cards of `<volpe-offer-cards>` for pages of any origin, with one query: as the document that
 * the element takes, as a document to frame, and as data. A refusal of the API is passed on. A page
 * whose origin is off gets documents without cards.
 */
export function registerOfferCards(
  app: FastifyInstance,
  { cards, publicUrl, isOff, earns }: OfferCardsOptions,
) {
  const readSearch = ({ url }: FastifyRequest) => new URL(url, publicUrl).searchParams;
  const ask = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    openToAnyOrigin(request, reply);
    if (isOff(toPageOrigin(request.headers))) {
      const { status, type, body } = refusal;
      reply.code(status).header("cache-control", "no-store").type(type).send(body);
      return null;
    }
    const query = parseCardsQuery(readSearch(request));
    const slugs = query.slugs && (await toSlugs(app, request, query.slugs));
    if (slugs instanceof Response) {
      await passRefusal(request, reply, slugs);
      return null;
    }
    query.slugs = slugs;
    const data = await askCards(app, { request, reply, query });
    const isPaid = earns(query.tracking);
    return data === null ? null : { query, reply: data, origin: publicUrl, isPaid };
  };

  app.get("/embed/offer-cards", async (request, reply) => {
    const asked = await ask(request, reply, REFUSED_CARDS);
    // Elements ask by CORS, to which the policy does not apply.
    reply.removeHeader("cross-origin-resource-policy");
    // If the answer is opened as a page, it may show its text and load nothing. A browser that opens
    // a page sends no Origin, and to a script's request the policy does not apply.
    if (request.headers.origin === undefined) {
      reply.header("content-security-policy", "default-src 'none'; sandbox");
    }
    return asked === null
      ? reply
      : sendTagged(request, reply, {
          type: HTML_TYPE,
          body: (await cards()).renderCards(asked),
        });
  });

  app.get("/embed/offer-cards.json", async (request, reply) => {
    const faults = findFeedFaults(readSearch(request));
    const asked = faults.length > 0 ? null : await ask(request, reply, REFUSED_DATA);
    const errors = asked === null ? faults : listIgnored(asked);
    if (errors.length > 0) {
      openToAnyOrigin(request, reply);
      const { status } = ERRORS["bad-request"];
      const body: ErrorEnvelope = { errors };
      return reply.code(status).header("cache-control", "no-store").send(body);
    }
    return asked === null
      ? reply
      : sendTagged(request, reply, {
          type: JSON_TYPE,
          body: JSON.stringify({ data: (await cards()).toCardFeed(asked) }),
        });
  });

  app.get("/embed/frame", async (request, reply) => {
    const asked = await ask(request, reply, REFUSED_FRAME);
    if (asked === null) {
      return reply;
    }
    const query = { ...asked.query, filters: false };
    const { html, policy } = (await cards()).renderFrame({ ...asked, query });
    // Search engines list the pages themselves, and a frame would only repeat them.
    reply.headers({ "content-security-policy": policy, "x-robots-tag": "noindex" });
    return sendTagged(request, reply, { type: HTML_TYPE, body: html });
  });
}

/** Errors for the parameters that a list ignored. For an ignored brand the answer has no cards. */
function listIgnored({ query, reply }: { query: CardsQuery; reply: CardsReply }): WireError[] {
  const ignored = Array.isArray(reply) ? [] : reply.ignored;
  return ignored
    .filter(({ key }) => key !== BRAND_KEYS[query.typology])
    .map(({ key, message }) => ({ code: "bad-request" as const, field: key, message }));
}

/** The headers of an answer that pages of any origin may read. */
export function openToAnyOrigin(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "x-request-id",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "x-request-id": request.id,
    // A cache keeps one answer for each page's origin.
    vary: "origin, referer",
  });
}

type Asked = { request: FastifyRequest; reply: FastifyReply; query: CardsQuery };

/** The API's answer to a query. Null if the API refused it and the refusal was sent on. */
export async function askCards(
  app: FastifyInstance,
  { request, reply, query }: Asked,
): Promise<CardsReply | null> {
  const answer = await toVisitorFetch(app, request)(`/api/v1${toCardsPath(query)}`, {});
  if (!answer.ok) {
    await passRefusal(request, reply, answer);
    return null;
  }
  const { data } = (await answer.json()) as { data: CardsReply };
  return data;
}

/** Sends the API's refusal on to the caller. */
export async function passRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<FastifyReply> {
  return reply
    .code(answer.status)
    .headers({
      "cache-control": "no-store",
      "content-type": JSON_TYPE,
      // The log names the cause with the id of the API's own answer.
      "x-request-id": answer.headers.get("x-request-id") ?? request.id,
    })
    .send(await answer.text());
}

/** Sends a text with its ETag, or 304 if the caller has it already. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string },
): FastifyReply {
  const etag = toTag(body);
  const isOfPage = toPageOrigin(request.headers) !== undefined;
  reply.headers({ etag, "cache-control": isOfPage ? ASKED : CACHING });
  // The log names failures only, so the id of a successful answer is of no use.
  reply.removeHeader("x-request-id").removeHeader("access-control-expose-headers");
  return isKnownTag(request.headers["if-none-match"], etag)
    ? reply.code(304).send()
    : reply.type(type).send(body);
}
