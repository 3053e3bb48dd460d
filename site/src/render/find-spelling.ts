import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Matching an address takes a twentieth of a page's time. The route table is in small letters, so
 * this address already has its spelling.
 */
const USUAL_SPELLING = /^(?:\/|(?:\/[^/A-Z%]+)+)$/;

/**
 * The address with the route table's spelling and without a final slash, so that a page has one
 * address; null if it is already canonical. Values in an address, for example a slug, are not
 * changed.
 */
export function findSpelling(routes: RouteObject[], { method, url }: Request): string | null {
  const { pathname, search } = new URL(url);
  if (USUAL_SPELLING.test(pathname)) return null;
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  if (method === "POST" || pattern === undefined || pattern === "*") return null;
  const asked = pathname.split("/").filter((part) => part !== "");
  const parts = pattern.split("/").filter((part) => part !== "");
  const spelled = `/${parts.map((part, at) => (part.startsWith(":") ? asked[at] : part)).join("/")}`;
  return spelled === pathname ? null : spelled + search;
}
