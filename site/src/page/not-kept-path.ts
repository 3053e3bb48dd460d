/** Where the service worker leads from an address that it did not keep. */
export const NOT_KEPT_PATH = "/senza-connessione";
