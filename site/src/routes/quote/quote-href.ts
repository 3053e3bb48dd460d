/** The parameter that says, right after the form, whether the quote was mailed. */
const MAIL = "posta";

/** The saved quote's page; an undefined `mailed` is left out. */
export function toQuoteHref(rate: string, mailed: boolean | undefined): string {
  const news = mailed === undefined ? "" : `?${MAIL}=${mailed ? "inviata" : "non-inviata"}`;
  return `/preventivo/${encodeURIComponent(rate)}${news}`;
}

/** Whether the quote was mailed; null if the visitor does not come from the form. */
export function findMailNews(search: URLSearchParams): boolean | null {
  const value = search.get(MAIL);
  return value === "inviata" ? true : value === "non-inviata" ? false : null;
}
