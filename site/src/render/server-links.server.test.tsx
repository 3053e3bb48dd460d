import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  StaticRouter,
} from "react-router-dom";
import { expect, it } from "vitest";
import { Link, NavLink } from "./server-links.tsx";

/**
 * The HTML with its attributes in alphabetical order, without the router's mark `data-discover`.
 */
function draw(node: ReactNode): string {
  const html = renderToString(
    <StaticRouter location="/offerte/luce?consumo=3100">{node}</StaticRouter>,
  ).replace(' data-discover="true"', "");
  return html.replace(/^<a (.*?)>/, (_, attributes: string) =>
    ["<a", ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort(), ">"].join(" "),
  );
}

const links: LinkProps[] = [
  { to: "/come-funziono#stima", className: "a", children: "Stima" },
  { to: "/blog?tag=a&b=«c»", "aria-label": "Blog", onClick: () => undefined, replace: true },
  { to: { search: "?pagina=2" }, rel: "next", children: ["Avanti ", 2], "aria-current": "true" },
  { to: { search: "" }, title: "Senza filtri" },
  { to: { pathname: "/blog", search: "?tag=a" } },
  { to: "gas", target: "_blank" },
  { to: "/a//b" },
  { to: "/a/../b" },
  { to: "https://volpe.example/x", children: "Fuori" },
];

it.each(links)("writes the link $to as the router does", (props) => {
  expect(draw(<Link {...props} />)).toBe(draw(<RouterLink {...props} />));
});

const navLinks: NavLinkProps[] = [
  { to: "/offerte/luce", className: "a", children: <b>Luce</b> },
  { to: "/Offerte", "data-login": "", onClick: () => undefined },
  { to: "/offerte", end: true, "aria-current": "true" },
  { to: "/offerte?x=1#y", "aria-current": "true" },
  { to: "/off" },
  { to: "/", children: "Inizio" },
  { to: "luce", children: "Relativa" },
  { to: "/offerte/luce", className: ({ isActive }) => (isActive ? "qui" : "altrove") },
  { to: "/blog", style: { color: "red" }, children: () => "Blog" },
] as NavLinkProps[];

it.each(navLinks)("writes the link $to of a menu as the router does", (props) => {
  const [ours, router] = [NavLink, RouterNavLink].map((Each: ComponentType<NavLinkProps>) =>
    draw(<Each {...props} />),
  );
  expect(ours).toBe(router);
});
