import { BRAND_NAME } from "./brand.ts";
import { TIPOLOGIES, TIPOLOGY_LISTS } from "./typology-lists.ts";

/**
 * The menus and links that header and bottom bar draw, so that each page's script has them. Those
 * that only the footer draws are in `site-menu.ts`.
 */
export const HEADER_MENU = {
  heading: "Confronta",
  items: TIPOLOGIES.map((each) => TIPOLOGY_LISTS[each]),
} as const;

export const QUICK_MENU = {
  heading: "In breve",
  items: [
    { label: "Offerte", path: "/offerte" },
    { label: "Cerca", path: "/search" },
    { label: BRAND_NAME, path: "/calcola-preventivo" },
    { label: "Preferiti", path: "/preferiti" },
    { label: "Login", path: "/auth/login" },
  ],
} as const;

export const BLOG_LINK = { label: "Blog", path: "/blog" } as const;
export const METHOD_LINK = { label: "Come calcolo", path: "/come-funziono" } as const;
