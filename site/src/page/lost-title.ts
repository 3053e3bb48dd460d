/**
 * What a page says in the browser if the site did not answer. An online browser cannot tell a
 * network that is gone from a host that has stopped.
 */
export function toLostTitle(): string {
  return navigator.onLine ? "Non riesco a raggiungere Volpe" : "Sei senza connessione";
}
