/**
 * Namespace of the socket on which answers arrive; `auth: { token }` is the access token, and
 * `connect_error` with the message `unauthenticated` asks for a fresh one. The one event, `ticket`,
 * carries a `TicketPlace` as a JSON string: a hint to ask for the thread again.
 */
export const TICKET_NAMESPACE = "/tickets";
export const TICKET_EVENT = "ticket";
