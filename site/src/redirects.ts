/**
 * Addresses that moved for good, old path → new path. The build writes them into its manifest
 * (`builds/meta/{id}.json`), where the guard on every route finds them.
 */
export const REDIRECTS: Record<string, string> = {
  "/index.html": "/",
  "/preventivo": "/calcola-preventivo",
};
