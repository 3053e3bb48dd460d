/** What a search answers, in kinds: how each is called, one of it, and the page that lists it. */
export const SEARCH_GROUPS = {
  luce: { label: "Offerte luce", one: "Offerta luce", listPath: "/offerte/luce" },
  gas: { label: "Offerte gas", one: "Offerta gas", listPath: "/offerte/gas" },
  noleggio: { label: "Auto a noleggio", one: "Noleggio", listPath: "/noleggio" },
  pos: { label: "Terminali POS", one: "POS", listPath: "/pos" },
  internet: { label: "Offerte internet", one: "Internet", listPath: "/offerte/internet" },
  marche: { label: "Fornitori e marche", one: "Fornitore o marca", listPath: "/brands" },
  blog: { label: "Articoli", one: "Articolo", listPath: "/blog" },
  domande: { label: "Domande", one: "Domanda", listPath: "/faqs" },
} as const;

export type SearchGroupName = keyof typeof SEARCH_GROUPS;
