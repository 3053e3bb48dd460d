import type { CustomerRequest } from "@volpe/contract";

/** The last part of the address that leads to the newest message. */
export const NEWEST = "ultimo";
/** The last part of `/tickets/create/…` for a ticket without a topic. */
export const ABOUT_NOTHING = "nuovo";

/** The query parameter with which a thread's form ends the conversation. */
export const CLOSE_INTENT = { name: "azione", value: "chiudi" };

export const TICKETS_PATH = "/tickets";

/** The address of a message; its anchor leads there without a script. */
export function toMessagePath({ slug, message }: { slug: string; message: string }): string {
  const path = `${TICKETS_PATH}/${encodeURIComponent(slug)}/${encodeURIComponent(message)}`;
  return `${path}#${toMessageAnchor(message)}`;
}

/** The id of a message's element. */
export function toMessageAnchor(message: string): string {
  return `messaggio-${message}`;
}

export function toAttachmentPath(slug: string, id: string): string {
  return `${TICKETS_PATH}/${encodeURIComponent(slug)}/allegati/${encodeURIComponent(id)}`;
}

/** Names a request without a quote, as the id in `/requests`. */
export const ABOUT_PARAMETER = "riguarda";

/** The page that opens a ticket about a request. */
export function toTicketHref({ id, rate }: Pick<CustomerRequest, "id" | "rate">): string {
  return rate === null
    ? `${TICKETS_PATH}/create/${ABOUT_NOTHING}?${ABOUT_PARAMETER}=${encodeURIComponent(id)}`
    : `${TICKETS_PATH}/create/${rate}`;
}
