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
  /** The id of the arrival that brought the visitor here. Written only after a consent. */
  click: "clic",
  place: "place",
  /** A started login with an identity provider. */
  attempt: "accesso",
  /** Proves that somebody logged in to an account with this browser. */
  device: "dispositivo",
  /** The keys of this person's mailed links, which prove that the quotes are theirs. */
  ownerKeys: "chiavi",
  /** The cookie choice. */
  choice: "consensi",
  /** Says that the browser was just told to remove a damaged cookie. */
  repair: "riparato",
} as const;

/** Name of the query parameter and of the request header that carry an affiliate's value. */
export const TRACKING_PARAMETER = "tracking";
/** The query parameter that names the element whose link was followed. */
export const WIDGET_PARAMETER = "widget";
export const TRACKING_HEADER = "tracking";
/** The header with the id of the arrival that brought the visitor here. */
export const CLICK_HEADER = "click";

/**
 * The header that proves who owns the contract of a call. Its value is the key from the creation or
 * from a mailed link.
 */
export const OWNER_KEY_HEADER = "owner-key";

/**
 * The header of a creating call, a UUID: a repeated call with the same value and body gets the
 * first call's answer, within a day (draft-ietf-httpapi-idempotency-key-header).
 */
export const IDEMPOTENCY_HEADER = "idempotency-key";

/**
 * The pattern of an affiliate's value in scripts. It names a site, not a person: a value that contains an
 * Italian phone number or an e-mail address is invalid, because affiliates may append them by
 * mistake. What is stored is also checked by `STORED_TRACKING_PATTERN`, which is too long for the loader.
 */
export const TRACKING_PATTERN =
  /^(?=[\w-]{1,200}$)(?!(.*\D)?(00)?(39)?(3\d\d[-_]?\d{3}[-_]?\d{3,4}|3([-_]?\d){9}|0[1-9]\d{7,9}|0[1-9]\d?\d?[-_]\d{5,8})(\D|$))(?!.*([-_]chiocciola[-_]|[a-z]AT\w+DOT[a-z]))(?!.*[-_](at[-_].*|gmail|hotmail|outlook|libero|yahoo|icloud)[-_](com|it|net|org|eu)$)/;

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
