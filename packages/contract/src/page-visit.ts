import Type, { type Static } from "typebox";

/** What a page tells the service worker about itself. */
export const PageVisit = Type.Object({
  /** The whole address. */
  href: Type.String(),
  /** Id of the account; "" without a login. */
  account: Type.String(),
  build: Type.String(),
  /** The favourites' slugs. If they change, the service worker fetches their page again. */
  favourites: Type.String(),
  /** The addresses of everything that the page has loaded. */
  loaded: Type.Array(Type.String()),
});
export type PageVisit = Static<typeof PageVisit>;
