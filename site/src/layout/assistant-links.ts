/** Paths that the assistant links to, on every page of the site. */
export const ASSISTANT_LINKS = {
  privacy: "/privacy-policy",
  estimate: "/come-funziono#stima",
};
