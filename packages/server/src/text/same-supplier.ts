import { toSupplierSlug } from "./slug.ts";

/** Words that many suppliers' names contain, so that sharing one proves nothing. */
const COMMON = new Set(
  "energia energie energy luce gas power elettrica elettrico mercato libero servizio servizi italia italiana gruppo vendita vendite commerciale di e il la per in spa srl benefit societa".split(
    " ",
  ),
);

/**
 * Whether two spellings may mean one supplier: logo, brand and firm share a word. A bill that names
 * no supplier never contradicts the offer's.
 */
export function isSameSupplier(read: string, seller: string): boolean {
  if (read === "") {
    return true;
  }
  const [mine, theirs] = [toNameWords(read), toNameWords(seller)];
  return mine.some((word) => theirs.includes(word)) || mine.join("") === theirs.join("");
}

function toNameWords(name: string): string[] {
  const all = toSupplierSlug(name).split("-");
  const telling = all.filter((word) => !COMMON.has(word));
  return telling.length === 0 ? all : telling;
}
