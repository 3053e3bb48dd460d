import type {
  TicketAttachment,
  TicketCreateFields,
  TicketMessage,
  TicketPlace,
  TicketReplyFields,
  TicketSummary,
  TicketThread,
} from "@volpe/contract";
import {
  isInteger,
  isListOf,
  isNullable,
  isOneOf,
  isPresent,
  isShape,
  isText,
} from "../guard/guard.ts";
import type { Request } from "./request.ts";

/** The tickets of who is logged in. A failure throws `ApiError`. */
export type TicketCalls = {
  list(): Promise<TicketSummary[]>;
  thread(slug: string): Promise<TicketThread>;
  create(fields: TicketCreateFields, files: readonly File[]): Promise<TicketPlace>;
  reply(slug: string, fields: TicketReplyFields, files: readonly File[]): Promise<TicketPlace>;
  /** The answers up to and with this message have been read. */
  markRead(slug: string, message: string): Promise<void>;
  /** The person's own «risolto». */
  close(slug: string): Promise<void>;
};

const isAttachment = isShape<TicketAttachment>({
  id: isText,
  name: isText,
  bytes: isInteger,
  mediaType: isText,
});
const summaryFields = {
  slug: isText,
  number: isText,
  subject: isText,
  state: isOneOf("open", "waiting", "answered", "closed"),
  rate: isNullable(isText),
  unread: isInteger,
  lastMessage: isText,
  excerpt: isText,
  createdAt: isText,
  changedAt: isText,
};
export const isTicketSummary = isShape<TicketSummary>(summaryFields);
export const isTicketThread = isShape<TicketThread>({
  ...summaryFields,
  messages: isListOf(
    isShape<TicketMessage>({
      id: isText,
      author: isOneOf("customer", "operator"),
      text: isText,
      attachments: isListOf(isAttachment),
      sentAt: isText,
      readAt: isNullable(isText),
    }),
  ),
});
export const isTicketPlace = isShape<TicketPlace>({ slug: isText, message: isText });

export function createTicketCalls(request: Request): TicketCalls {
  const at = (slug: string, rest = "") => `/tickets/${encodeURIComponent(slug)}${rest}`;
  const act = async (path: string, body: unknown) => {
    await request({ method: "POST", path, body, data: isPresent });
  };
  return {
    list: () => request({ method: "GET", path: "/tickets", data: isListOf(isTicketSummary) }),
    thread: (slug) => request({ method: "GET", path: at(slug), data: isTicketThread }),
    create: (fields, files) =>
      request({
        method: "POST",
        path: "/tickets",
        body: toForm(fields, files),
        data: isTicketPlace,
      }),
    reply: (slug, fields, files) =>
      request({
        method: "POST",
        path: at(slug, "/messages"),
        body: toForm(fields, files),
        data: isTicketPlace,
      }),
    markRead: (slug, message) => act(at(slug, "/read"), { message }),
    close: (slug) => act(at(slug, "/close"), {}),
  };
}

/** The fields first, so that the server knows them when the files come. */
function toForm(fields: Record<string, string>, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  for (const file of files) {
    form.append("files", file);
  }
  return form;
}
