import type {
  TicketCreateFields,
  TicketPlace,
  TicketReplyFields,
  TicketSummary,
  TicketThread,
} from "@volpe/contract";
import { toFilesForm } from "./files-form.ts";
import type { Request } from "./request.ts";

/**
 * The tickets of the account that is logged in. A failure throws `ApiError`.
 *
 * @example
 * const tickets = await createTicketCalls(request).list();
 */
export function createTicketCalls(request: Request) {
  const at = (slug: string, subpath = "") => `/tickets/${encodeURIComponent(slug)}${subpath}`;
  const act = async (path: string, body: unknown) => {
    await request({ method: "POST", path, body });
  };
  const send = (path: string, fields: Record<string, string>, files: readonly File[]) =>
    request<TicketPlace>({ method: "POST", path, body: toFilesForm(fields, files) });
  return {
    list: () => request<TicketSummary[]>({ method: "GET", path: "/tickets" }),
    thread: (slug: string) => request<TicketThread>({ method: "GET", path: at(slug) }),
    create: (fields: TicketCreateFields, files: readonly File[]) => send("/tickets", fields, files),
    reply: (slug: string, fields: TicketReplyFields, files: readonly File[]) =>
      send(at(slug, "/messages"), fields, files),
    /** Marks the answers up to and including this message as read. */
    markRead: (slug: string, message: string) => act(at(slug, "/read"), { message }),
    /** The person marks the ticket as solved («risolto»). */
    close: (slug: string) => act(at(slug, "/close"), {}),
  };
}

export type TicketCalls = ReturnType<typeof createTicketCalls>;
