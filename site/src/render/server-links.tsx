import { type AnchorHTMLAttributes, createElement } from "react";
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
} from "react-router-dom";

/** An absolute path in which nothing has to be resolved. */
const WHOLE_PATH = /^\/(?![^?#]*(?:\/\/|\/\.))/;

/** Properties that are not attributes, and properties that are written last. */
const NOT_PASSED = new Set([
  "defaultShouldRevalidate",
  "discover",
  "mask",
  "onClick",
  "prefetch",
  "preventScrollReset",
  "ref",
  "relative",
  "reloadDocument",
  "replace",
  "state",
  "target",
  "to",
  "viewTransition",
]);
const NOT_PASSED_BY_NAV_LINK = new Set([
  ...NOT_PASSED,
  "aria-current",
  "caseSensitive",
  "children",
  "className",
  "end",
  "style",
]);

/**
 * The router's link, for the server. A link to a whole path, or to another search of the page, is a
 * plain `a`: its address needs no resolving, and on the server nobody clicks it.
 */
export function Link(props: LinkProps) {
  const { pathname } = useLocation();
  const { to, mask, target } = props;
  const href = typeof to === "string" ? findWholePath(to) : findSearch(to, pathname);
  if (href === null || mask !== undefined) return <RouterLink {...props} />;
  return createElement("a", { ...pick(props, NOT_PASSED), href, target });
}

/** The router's link that knows whether it leads to the current page. */
export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  const { to, mask, target, className = "", style, children, end = false } = props;
  const href = typeof to === "string" ? findWholePath(to) : null;
  if (
    href === null ||
    mask !== undefined ||
    style !== undefined ||
    typeof className === "function" ||
    typeof children === "function"
  ) {
    return <RouterNavLink {...props} />;
  }
  const here = pathname.toLowerCase();
  const there = href.replace(/[?#].*/, "").toLowerCase();
  const isHere = here === there || (!end && here.startsWith(`${there}/`));
  return createElement(
    "a",
    {
      ...pick(props, NOT_PASSED_BY_NAV_LINK),
      className: isHere ? `${className} active`.trim() : className,
      "aria-current": isHere ? (props["aria-current"] ?? "page") : undefined,
      href,
      target,
    },
    children,
  );
}

const findWholePath = (to: string) => (WHOLE_PATH.test(to) ? to : null);

function findSearch(to: Exclude<LinkProps["to"], string>, pathname: string): string | null {
  const { search } = to;
  if (search === undefined || to.pathname !== undefined || to.hash !== undefined) return null;
  return search === "" || search.startsWith("?") ? pathname + search : null;
}

function pick(props: object, left: ReadonlySet<string>): AnchorHTMLAttributes<HTMLAnchorElement> {
  const picked: Record<string, unknown> = {};
  for (const name in props) {
    if (!left.has(name)) picked[name] = props[name as keyof typeof props];
  }
  return picked;
}
