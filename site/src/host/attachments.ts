import { OWNER_KEY_HEADER } from "@volpe/contract";
import {
  ApiError,
  type Client,
  createAffiliateCalls,
  createContractCalls,
  createTicketCalls,
} from "@volpe/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withReturn } from "../page/return-path.ts";
import { WITHDRAWAL_CALENDAR } from "../routes/contracts/withdrawal-calendar.ts";
import { findOwnerKey } from "../routes/quote/owner-key.ts";
import { createFallbackError } from "./fallback-error-handler.ts";
import type { PageRenderer } from "./renderer.ts";
import { createVisitorClient, toVisitorFetch } from "./visitor-client.ts";

type AttachmentOptions = {
  publicUrl: string;
  renderer: PageRenderer;
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
/** Our own documents may be displayed; with a sandbox browsers would not show a PDF. */
const DOCUMENT_HEADERS = {
  ...FILE_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};
const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** Serves the files of a ticket, the documents of a contract and an affiliate's tables to their owner. */
export function registerAttachments(app: FastifyInstance, options: AttachmentOptions): void {
  app.get<{ Params: Params }>("/tickets/:slug/allegati/:id", (request, reply) => {
    const { slug, id } = request.params;
    return sendFile(app, { request, reply }, options, async ({ api }) => {
      await createTicketCalls(api.request).thread(slug);
      return {
        path: `/api/v1/tickets/${encodeURIComponent(slug)}/attachments/${encodeURIComponent(id)}`,
      };
    });
  });
  app.get<{ Params: Params }>("/contratto/:slug/documenti/:id", (request, reply) => {
    const { slug, id } = request.params;
    return sendFile(app, { request, reply }, options, async ({ api }) => {
      const key = findOwnerKey(request.headers.cookie, slug) ?? "";
      const { documents } = await createContractCalls(api.request).get(slug, key);
      if (id === WITHDRAWAL_CALENDAR) {
        return { path: `/api/v1/contracts/${encodeURIComponent(slug)}/withdrawal.ics`, key };
      }
      const found = documents.find(({ kind }) => kind === id);
      return found && { path: `/api/v1${found.path}`, key, safety: DOCUMENT_HEADERS };
    });
  });
  for (const [name, table] of [
    ["conti", "figures"],
    ["movimenti", "entries"],
  ]) {
    app.get(`/affiliate/${name}.csv`, (request, reply) =>
      sendFile(app, { request, reply }, options, async ({ api }) => {
        await createAffiliateCalls(api.request).view();
        const [, query = ""] = request.url.split("?");
        return { path: `/api/v1/affiliates/me/${table}.csv?${query}` };
      }),
    );
  }
}

type FoundFile = {
  /** Path on the API. */
  path: string;
  /** The owner's key of a contract; "" = none. */
  key?: string;
  /** Headers of the answer. Default: those that forbid everything. */
  safety?: typeof FILE_HEADERS;
};

/**
 * Finds a file. The call of the API refreshes an expired token, and fails for a visitor who may not
 * see the ticket, contract or account that the file belongs to.
 */
type FindFile = (client: Client) => Promise<FoundFile | undefined>;

/** Sends a file of the API, which needs a login or a key that a link cannot send. */
async function sendFile(
  app: FastifyInstance,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: AttachmentOptions,
  find: FindFile,
): Promise<FastifyReply> {
  const client = createVisitorClient(app, { request, reply, publicUrl: options.publicUrl });
  reply.headers(PRIVATE_HEADERS);
  let found: FoundFile | undefined;
  try {
    found = await find(client);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      throw error;
    }
    if (error.status === 401) {
      client.session.end();
      return reply.redirect(withReturn("/auth/login", request.url), 302);
    }
    return await refuse(app, { request, reply, status: error.status }, options);
  }
  if (found === undefined) {
    return await refuse(app, { request, reply, status: 404 }, options);
  }
  const { path, key = "", safety = FILE_HEADERS } = found;
  const headers = { ...toLoginHeader(client.session), ...(key && { [OWNER_KEY_HEADER]: key }) };
  const answer = await toVisitorFetch(app, request)(path, { headers });
  if (!answer.ok) {
    return await refuse(app, { request, reply, status: answer.status }, options);
  }
  return reply
    .headers({
      ...safety,
      "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
      "content-disposition": answer.headers.get("content-disposition") ?? "attachment",
    })
    .send(Buffer.from(await answer.arrayBuffer()));
}

function toLoginHeader({ state }: Client["session"]): Record<string, string> {
  const token = state.session?.jwt.accessToken;
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
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
    throw createFallbackError("unavailable", "The file could not be had");
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
