import { ERRORS } from "@volpe/contract";
import { ApiError, createTicketCalls } from "@volpe/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withReturn } from "../page/return-path.ts";
import type { Renderer } from "./renderer.ts";
import { createVisitorClient, toVisitorFetch } from "./visitor-client.ts";

type AttachmentOptions = {
  publicUrl: string;
  renderer: Renderer;
  /** The headers of every page. */
  headers: Record<string, string>;
};
type Params = { slug: string; id: string };

/** Forbids everything, in case a browser displays the file instead of saving it. */
const FILE_HEADERS = {
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** Serves the files of a ticket to its owner. */
export function registerAttachments(app: FastifyInstance, options: AttachmentOptions): void {
  const { publicUrl } = options;
  app.get<{ Params: Params }>("/tickets/:slug/allegati/:id", async (request, reply) => {
    const { slug, id } = request.params;
    const { api, session } = createVisitorClient(app, { request, reply, publicUrl });
    reply.headers(PRIVATE_HEADERS);
    try {
      // Refreshes an expired token, and fails for anybody who may not see the ticket.
      await createTicketCalls(api.request).thread(slug);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (error.status === 401) {
        session.end();
        return reply.redirect(withReturn("/auth/login", request.url), 302);
      }
      return await refuse(app, { request, reply, status: error.status }, options);
    }
    const token = session.state.session?.jwt.accessToken ?? "";
    const answer = await toVisitorFetch(app, request)(
      `/api/v1/tickets/${encodeURIComponent(slug)}/attachments/${encodeURIComponent(id)}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    if (!answer.ok) {
      return await refuse(app, { request, reply, status: answer.status }, options);
    }
    return reply
      .headers({
        ...FILE_HEADERS,
        "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
        "content-disposition": answer.headers.get("content-disposition") ?? "attachment",
      })
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}

type Refused = { request: FastifyRequest; reply: FastifyReply; status: number };

/**
 * Answers the error screen, the same for another person's file and for one that does not exist. It
 * is rendered without the cookies of the request, whose login may just have been refreshed.
 */
async function refuse(
  app: FastifyInstance,
  { request, reply, status }: Refused,
  { publicUrl, renderer, headers }: AttachmentOptions,
): Promise<FastifyReply> {
  if (status >= 500) {
    throw Object.assign(new Error("The file could not be had"), {
      code: "unavailable",
      statusCode: ERRORS.unavailable.status,
    });
  }
  const [path = ""] = request.url.split("?");
  const page = await renderer.render(
    { request: new Request(publicUrl + path), fetch: toVisitorFetch(app, request) },
    (error) => request.log.error({ err: error }, "page failed"),
  );
  return reply
    .code(page.status)
    .headers({ ...headers, ...page.headers, ...PRIVATE_HEADERS })
    .send(page.body);
}
