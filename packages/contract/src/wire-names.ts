/** Names of the cookies, the same on every host. */
export const COOKIES = {
  auth: "auth",
  items: "items",
  brands: "brands",
  labels: "labels",
  favourites: "preferiti",
  /** The use that each favourite and viewed item was saved with. */
  uses: "usi",
  tracking: "tracking",
  place: "place",
  /** A login with an identity provider that is under way. */
  attempt: "accesso",
  /** Which quotes are this person's: the keys of their mailed links. */
  ownerKeys: "chiavi",
  /** The choice about cookies. */
  choice: "consensi",
} as const;

/** Name of the query parameter and of the request header that carry an affiliate's value. */
export const TRACKING_PARAMETER = "tracking";
export const TRACKING_HEADER = "tracking";

/** Header that proves whose contract a call is about: the key of its creation or mailed link. */
export const OWNER_KEY_HEADER = "owner-key";

/**
 * Header of a creating call: the same value again, within a day and with the same body, answers what
 * the first call answered (draft-ietf-httpapi-idempotency-key-header). A UUID.
 */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/**
 * Pattern of a valid affiliate's value. It names a site and no person: what holds an Italian phone
 * number or an e-mail address, which affiliates may append by mistake, is no value.
 */
export const TRACKING_PATTERN =
  "^(?!(.*[^0-9])?(00)?(39)?3[0-9]{2}[-_]?[0-9]{3}[-_]?[0-9]{3,4}([^0-9]|$))(?!(.*[^0-9])?(00)?390[1-9][0-9]{7,9}([^0-9]|$))(?!.*[-_](at[-_].*|gmail|hotmail|outlook|libero|yahoo|icloud)[-_](com|it|net|org|eu)$)[A-Za-z0-9_-]{1,200}$";

/**
 * Namespace of the socket that reports changes of tickets. `auth: { token }` is the access token;
 * `connect_error` with the message `unauthenticated` asks for a new one. The server disconnects
 * some time after the token expired, or when its session ends; a client that is still logged in
 * reconnects with a new token. The only event, `ticket`, carries a `TicketPlace` as a JSON string:
 * the newest message of a ticket in which a message was written, read or changed. The client then
 * fetches the thread again.
 */
export const TICKET_NAMESPACE = "/tickets";
export const TICKET_EVENT = "ticket";
