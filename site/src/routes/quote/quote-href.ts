/** What became of the quote's mail, as the address says it once, right after the form. */
const MAIL = "posta";

/** The saved quote's page; `mailed` is left out where nobody said. */
export function toQuoteHref(rate: string, mailed: boolean | undefined): string {
  const news = mailed === undefined ? "" : `?${MAIL}=${mailed ? "inviata" : "non-inviata"}`;
  return `/preventivo/${encodeURIComponent(rate)}${news}`;
}

/** True and false as the form's action said; null on any other visit. */
export function findMailNews(search: URLSearchParams): boolean | null {
  const value = search.get(MAIL);
  return value === "inviata" ? true : value === "non-inviata" ? false : null;
}
