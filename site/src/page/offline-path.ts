/** Where the service worker leads from an address that it did not keep. */
export const OFFLINE_PATH = "/senza-connessione";
