/**
 * What a page says in the browser if the site did not answer. A browser that is online cannot
 * distinguish a lost network from a host that has stopped.
 */
export function toLostTitle(): string {
  return navigator.onLine ? "Non riesco a raggiungere Volpe" : "Sei senza connessione";
}
