type CanonicalPathOptions = { path: string; destination: string; page: number };

/** Only what makes another page for a search engine: not every visitor's supply. */
export function toCanonicalPath({ path, destination, page }: CanonicalPathOptions): string {
  const search = new URLSearchParams();
  if (destination === "aziende") search.set("destinazione", destination);
  if (page > 1) search.set("pagina", String(page));
  return search.size === 0 ? path : `${path}?${search}`;
}
