import { BRAND_NAME } from "./brand.ts";
import { BLOG_LINK, HEADER_MENU, METHOD_LINK, QUICK_MENU } from "./page-menus.ts";

/**
 * The site's menus, which header, bottom bar and footer show and `POST /menu` answers. Every entry
 * is an existing page. The footer shows all menus but `rapida`, each with a heading. For a
 * logged-in visitor `Login` becomes `Profilo` and leads to `/profilo`.
 */
export const SITE_MENU = {
  principale: HEADER_MENU,
  strumenti: {
    heading: "Strumenti",
    items: [
      { label: "Calcola il preventivo", path: "/calcola-preventivo" },
      { label: "Carica la bolletta", path: "/preventivo/upload" },
      { label: "Il tuo contratto di oggi", path: "/preventivo/calcolo" },
      { label: "Cerca", path: "/search" },
      { label: "Offerte nella tua zona", path: "/localizza-affare" },
      { label: "Fornitori e marche", path: "/brands" },
    ],
  },
  lettura: {
    heading: "Da leggere",
    items: [BLOG_LINK, { label: "Domande", path: "/faqs" }, METHOD_LINK],
  },
  fiducia: {
    heading: BRAND_NAME,
    items: [
      { label: "Chi sono", path: "/chi-sono" },
      { label: "Perché affidarti a me", path: "/perche-affidarti-a-me" },
      { label: "Contatti", path: "/contatti" },
      { label: "Affiliati", path: "/affiliate" },
    ],
  },
  utente: {
    heading: "I tuoi elenchi",
    items: [
      { label: "Preferiti", path: "/preferiti" },
      { label: "Visti di recente", path: "/visualizzati" },
    ],
  },
  legale: {
    heading: "Regole",
    items: [
      { label: "Condizioni d’uso", path: "/termini" },
      { label: "Privacy", path: "/privacy-policy" },
      { label: "Cookie", path: "/cookie-policy" },
      { label: "Preferenze cookie", path: "/cookie-policy#scelte" },
      { label: "Accessibilità", path: "/accessibilita" },
    ],
  },
  rapida: QUICK_MENU,
} as const;

type MenuName = keyof typeof SITE_MENU;

/** The footer's menus in order; `POST /menu` answers all of them for the filter `piede`. */
export const FOOTER_MENUS = (Object.keys(SITE_MENU) as MenuName[]).filter(
  (name) => name !== "rapida",
);
