import { BRAND_NAME } from "./brand.ts";
import type { Tipology } from "./offers.ts";
import { TIPOLOGY_LISTS } from "./typology-lists.ts";

/** The headings under which the answers are listed, in this order. */
export const FAQ_GROUPS = {
  bolletta: "Leggere la bolletta",
  prezzi: "Prezzi e offerte",
  contratto: "Contratto, diritti, trasloco",
  gas: "Il gas",
  noleggio: "Noleggio a lungo termine",
  pos: "Pagamenti con carta",
  internet: "Internet di casa",
  volpe: `Come lavora ${BRAND_NAME}`,
} as const;

/**
 * The kinds of search results: the name in plural and singular, and the page that lists the kind.
 */
export const SEARCH_GROUPS = {
  luce: { label: "Offerte luce", one: "Offerta luce", listPath: TIPOLOGY_LISTS.luce.path },
  gas: { label: "Offerte gas", one: "Offerta gas", listPath: TIPOLOGY_LISTS.gas.path },
  noleggio: { label: "Auto a noleggio", one: "Noleggio", listPath: TIPOLOGY_LISTS.noleggio.path },
  pos: { label: "Terminali POS", one: "POS", listPath: TIPOLOGY_LISTS.pos.path },
  internet: { label: "Offerte internet", one: "Internet", listPath: TIPOLOGY_LISTS.internet.path },
  marche: { label: "Fornitori e marche", one: "Fornitore o marca", listPath: "/brands" },
  blog: { label: "Articoli", one: "Articolo", listPath: "/blog" },
  domande: { label: "Domande", one: "Domanda", listPath: "/faqs" },
} as const satisfies Record<Tipology | "marche" | "blog" | "domande", SearchGroup>;

type SearchGroup = { label: string; one: string; listPath: string };

export type SearchGroupName = keyof typeof SEARCH_GROUPS;

/** The topics of a message, in the order in which the form lists them. */
export const CONTACT_TOPICS = {
  offerta: "Un’offerta o un preventivo",
  errore: "Un dato o un calcolo che non torna",
  privacy: "I miei dati",
  accessibilita: "Una pagina che non riesco a usare",
  collaborazione: `Mettere ${BRAND_NAME} sul mio sito`,
  altro: "Altro",
} as const;

export type ContactTopic = keyof typeof CONTACT_TOPICS;
