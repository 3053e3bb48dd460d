import { type Client, createClient, createHeaderCookies, type Fetch } from "@volpe/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createLocalFetch } from "./local-fetch.ts";

/** Reaches the API in the name of who makes a request. */
export function toVisitorFetch(app: FastifyInstance, request: FastifyRequest): Fetch {
  return createLocalFetch(app, {
    address: request.ip,
    host: request.host,
    userAgent: request.headers["user-agent"] ?? "",
  });
}

/**
 * The client of who follows a link to a file: the API wants a Bearer, and a link sends the cookie
 * alone. The login is taken up from it; what becomes of it goes into the reply.
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
