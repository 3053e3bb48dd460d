/** Names of the cookies, the same on every host. */
export const COOKIES = {
  auth: "auth",
  items: "items",
  brands: "brands",
  labels: "labels",
  favourites: "preferiti",
  tracking: "tracking",
  place: "place",
  /** A login begun with another company, until it comes back. */
  attempt: "accesso",
  /** What was chosen about cookies. */
  choice: "consensi",
} as const;

/** Name of the query parameter and of the request header that carry an affiliate's value. */
export const TRACKING_PARAMETER = "tracking";
export const TRACKING_HEADER = "tracking";

/** What an affiliate's value may look like. */
export const TRACKING_PATTERN = "^[A-Za-z0-9_-]{1,200}$";
