import type { Readable } from "node:stream";
import { DataEnvelope } from "@volpe/contract";
import type { FastifyReply } from "fastify";
import Type, { type TSchema } from "typebox";
import { toContentDisposition } from "./text/content-disposition.ts";

/** The request schemas of a route. */
type Taken = { body?: TSchema; params?: TSchema; querystring?: TSchema };

/**
 * The options of a route that answers `{ data }`.
 *
 * @example
 * app.get("/posts/:slug", toRoute("One post with its body", Post, { params: Slug }), handler);
 */
export function toRoute<
  Answer extends TSchema,
  const Given extends Taken,
  Status extends number = 200,
>(summary: string, answer: Answer, given: Given = {} as Given, status: Status = 200 as Status) {
  // Uses a single status, from which Fastify infers the type of the answer.
  const response = { [status]: DataEnvelope(answer) } as Record<
    Status,
    ReturnType<typeof DataEnvelope<Answer>>
  >;
  return { schema: { summary, ...given, response } };
}

/** The options of a route that answers a file: of text, for example `text/csv`, or of bytes. */
export function toFileRoute<const Given extends Taken>(
  summary: string,
  mediaType: string,
  given: Given = {} as Given,
) {
  const isText = /^text\/|\+xml$/.test(mediaType);
  const schema = Type.String(isText ? {} : { format: "binary" });
  const response = { 200: { content: { [mediaType]: { schema } } } };
  return { schema: { summary, ...given, response } };
}

type SentFile = {
  name: string;
  mediaType: string;
  content: string | Buffer | Readable;
  /** Whether a browser shows the file instead of saving it. Default: false. */
  isShown?: boolean;
};

/** Answers a file under its name. */
export function sendFile(
  reply: FastifyReply,
  { name, mediaType, content, isShown = false }: SentFile,
): FastifyReply {
  return reply
    .type(typeof content === "string" ? `${mediaType}; charset=utf-8` : mediaType)
    .header("content-disposition", toContentDisposition(name, isShown ? "inline" : "attachment"))
    .send(content);
}

/** For a route that parses its query itself: invalid values are reported and never refused. */
export const LENIENT = { validatorCompiler: () => (value: unknown) => ({ value }) };

/** The query of a request's address. If it has a parameter twice, `get` finds the first. */
export function toSearch(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}

/**
 * Marks an answer about one person: caches may not store it, search engines may not index it, and
 * links from it do not reveal its address.
 */
export function keepPrivate(reply: FastifyReply): void {
  reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", "no-referrer");
}
