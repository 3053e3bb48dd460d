/**
 * Addresses that moved for good, old path → new path. The build writes them into its manifest
 * (`builds/meta/{id}.json`), where the guard on every route finds them.
 */
export const REDIRECTS: Record<string, string> = {
  "/_index": "/",
  "/home": "/",
  "/index.html": "/",
  "/policy": "/privacy-policy",
  "/preventivo": "/calcola-preventivo",
  "/privacy": "/privacy-policy",
};
