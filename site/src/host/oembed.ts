import {
  BRAND,
  ERRORS,
  type ErrorCode,
  type ErrorEnvelope,
  escapeMarkup,
  type OembedAnswer,
} from "@volpe/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { toCards } from "../embed/cards.ts";
import { toCardsTitle } from "../embed/cards-title.ts";
import { findEmbeddedPage } from "../embed/embedded-page.ts";
import { FRAME_SANDBOX, toFrameSize } from "../embed/frame-size.ts";
import { parseCardsQuery, toCardsSearch } from "../embed/parse-cards-query.ts";
import { findItemSlug } from "./find-item-slug.ts";
import { askCards, openToAnyOrigin, passRefusal, sendTagged } from "./offer-cards.ts";

/** The frame requests today's cards by itself, so the description may be cached for long. */
const CACHE_SECONDS = 86_400;

const NO_ADDRESS = {
  status: ERRORS["bad-request"].status,
  message: "Manca l’indirizzo di una pagina: chiedi /oembed?url=…",
};
/** The oEmbed specification fixes the status 501. */
const NO_FORMAT = { status: 501, message: "Questo formato non c’è: chiedi format=json." };

/**
 * `/oembed?url=…` (https://oembed.com): a frame with the cards of a list or an item of this host.
 * Nothing is fetched from another host: an address elsewhere is unknown.
 */
export function registerOembed(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.get("/oembed", async (request, reply) => {
    openToAnyOrigin(request, reply);
    const { searchParams: asked } = new URL(request.url, publicUrl);
    if ((asked.get("format") ?? "json") !== "json") {
      return refuse(reply, "unsupported-media-type", NO_FORMAT);
    }
    const address = asked.get("url") ?? "";
    if (address === "") {
      return refuse(reply, "bad-request", NO_ADDRESS);
    }
    const url = findSiteUrl(address, publicUrl);
    const page = url === null ? null : findEmbeddedPage(url.pathname);
    const slug = page === null ? null : await findItemSlug(app, request, page);
    if (slug instanceof Response) {
      return passRefusal(request, reply, slug);
    }
    if (url === null || page === null || slug === null) {
      return refuse(reply, "not-found");
    }
    const query = parseCardsQuery(toCardsParameters(url, { typology: page.typology, slug }));
    const data = await askCards(app, { request, reply, query });
    if (data === null) {
      return reply;
    }
    if (page.kind !== "list" && Array.isArray(data) && data.length === 0) {
      return refuse(reply, "not-found");
    }
    const shown = toCards(data, query.limit).entries.length;
    const { count, width, height } = toFrameSize({
      ...query,
      count: shown,
      maxWidth: readPixels(asked.get("maxwidth")),
      maxHeight: readPixels(asked.get("maxheight")),
    });
    const title = toCardsTitle({ query, reply: data });
    const limit = count < shown ? count : query.limit;
    const source = `${publicUrl}/embed/frame?${toCardsSearch({ ...query, limit })}`;
    const answer: OembedAnswer = {
      type: "rich",
      version: "1.0",
      title,
      provider_name: BRAND.name,
      provider_url: publicUrl,
      cache_age: CACHE_SECONDS,
      width,
      height,
      html: `<iframe src="${escapeMarkup(source)}" width="${width}" height="${height}" title="${escapeMarkup(`${title}, ${BRAND.name}`)}" sandbox="${FRAME_SANDBOX}" referrerpolicy="strict-origin" loading="lazy" frameborder="0"></iframe>`,
    };
    return sendTagged(request, reply, {
      type: "application/json; charset=utf-8",
      body: JSON.stringify(answer),
    });
  });
}

/** Answers an error in the form of the API's errors. */
function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  { status, message }: { status: number; message: string } = ERRORS[code],
): FastifyReply {
  const body: ErrorEnvelope = { errors: [{ code, message }] };
  return reply.code(status).header("cache-control", "no-store").send(body);
}

/**
 * An address of this host. Its scheme does not matter, because visitors copy `http:` too. Null for
 * another host.
 */
function findSiteUrl(address: string, publicUrl: string): URL | null {
  const url = URL.parse(address);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return url !== null && isWeb && url.host === new URL(publicUrl).host ? url : null;
}

/**
 * The parameters of a page's address, with the typology and slug of its path. The address may also
 * contain parameters of the frame.
 */
function toCardsParameters(
  { searchParams }: URL,
  { typology, slug }: { typology: string; slug: string },
): URLSearchParams {
  const parameters = new URLSearchParams(searchParams);
  parameters.set("typology", typology);
  parameters.set("slugs", slug);
  return parameters;
}

/** Pixels, at least 1; undefined if none are asked for. */
function readPixels(text: string | null): number | undefined {
  const pixels = Number.parseInt(text ?? "", 10);
  return pixels > 0 ? pixels : undefined;
}
