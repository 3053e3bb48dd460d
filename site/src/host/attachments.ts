import { ERRORS } from "@volpe/contract";
import { ApiError, createTicketCalls } from "@volpe/core";
import type { FastifyInstance } from "fastify";
import { withReturn } from "../routes/auth/own-path.ts";
import { createVisitorClient, toVisitorFetch } from "./visitor-client.ts";

type AttachmentOptions = { publicUrl: string };
type Params = { slug: string; id: string };

/** A person's own file, so nobody keeps it; should it be shown after all, it can do nothing. */
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/** The files of a ticket, for their owner's links. */
export function registerAttachments(app: FastifyInstance, { publicUrl }: AttachmentOptions): void {
  app.get<{ Params: Params }>("/tickets/:slug/allegati/:id", async (request, reply) => {
    const { slug, id } = request.params;
    const { api, session } = createVisitorClient(app, { request, reply, publicUrl });
    reply.headers(HEADERS);
    try {
      // Renews a token that has run out, and finds who may not see the ticket.
      await createTicketCalls(api.request).thread(slug);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (error.status === 401) {
        session.end();
        return reply.redirect(withReturn("/auth/login", request.url), 302);
      }
      throw toRefusal(error.status);
    }
    const token = session.state.session?.jwt.accessToken ?? "";
    const answer = await toVisitorFetch(app, request)(
      `/api/v1/tickets/${encodeURIComponent(slug)}/attachments/${encodeURIComponent(id)}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    if (!answer.ok) {
      throw toRefusal(answer.status);
    }
    return reply
      .headers({
        "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
        "content-disposition": answer.headers.get("content-disposition") ?? "attachment",
      })
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}

/** Somebody else's file and one that never was are the same. */
function toRefusal(status: number) {
  const code = status < 500 ? "not-found" : "unavailable";
  return Object.assign(new Error(code), { code, statusCode: ERRORS[code].status });
}
