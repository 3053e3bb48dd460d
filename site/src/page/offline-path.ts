/** The address to which the service worker redirects if it has not cached the wanted page. */
export const OFFLINE_PATH = "/senza-connessione";
