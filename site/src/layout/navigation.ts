/** The pages that header, footer and bottom bar lead to: only what exists. */
export const MAIN_LINKS = [
  { to: "/offerte/luce", label: "Luce" },
  { to: "/offerte/gas", label: "Gas" },
  { to: "/calcola-preventivo", label: "Calcola" },
  { to: "/come-funziono", label: "Come calcolo" },
] as const;

/** What there is to read, in header and footer. */
export const READING_LINKS = [
  { to: "/blog", label: "Blog" },
  { to: "/faqs", label: "Domande" },
] as const;

export const LEGAL_LINKS = [
  { to: "/privacy-policy", label: "Privacy" },
  { to: "/cookie-policy", label: "Cookie" },
] as const;
