/**
 * Namespace of the socket on which changes of tickets arrive; `auth: { token }` is the access token,
 * and `connect_error` with the message `unauthenticated` asks for a fresh one. Some time after the
 * token ran out, or once its session is over, the server disconnects: who is still logged in
 * connects again with a fresh one. The one event, `ticket`, carries a `TicketPlace` as a JSON
 * string, the newest message of a ticket in which something was written, read or changed: a hint to
 * ask for the thread again.
 */
export const TICKET_NAMESPACE = "/tickets";
export const TICKET_EVENT = "ticket";
