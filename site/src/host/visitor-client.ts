import { type Client, createClient, createHeaderCookies } from "@volpe/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerCache } from "./answer-cache.ts";
import { createLocalFetch } from "./local-fetch.ts";

/** Calls the API on behalf of the visitor who sent the request. */
export function toVisitorFetch(app: FastifyInstance, request: FastifyRequest, cache?: AnswerCache) {
  const visitor = {
    address: request.ip,
    host: request.host,
    userAgent: request.headers["user-agent"] ?? "",
  };
  return createLocalFetch(app, visitor, cache);
}

/**
 * The client of a visitor who opens a link to a file. The API needs a Bearer token, but a link
 * sends only the cookie: the login is read from it, and a refreshed one is set in the reply.
 */
export function createVisitorClient(
  app: FastifyInstance,
  {
    request,
    reply,
    publicUrl,
  }: { request: FastifyRequest; reply: FastifyReply; publicUrl: string },
): Client {
  const client = createClient({
    baseUrl: "",
    cookies: createHeaderCookies({
      cookieHeader: request.headers.cookie ?? "",
      onSetCookie: (cookie) => reply.header("set-cookie", cookie),
      secure: publicUrl.startsWith("https:"),
    }),
    fetch: toVisitorFetch(app, request),
  });
  client.session.restore();
  return client;
}
