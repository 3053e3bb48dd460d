import type { IgnoredParameter } from "@volpe/contract";
import { readChoices } from "../listing/read-choices.ts";
import type { ShelfContent } from "./create-shelf.ts";
import { readFigure, readWord } from "./read-figure.ts";
import type { ListQuery } from "./shelf-rules.ts";

const MAX_PAGE = 1000;

export type ReadQuery<Own> = { query: ListQuery; own: Own; ignored: IgnoredParameter[] };

/** What an address asks of a list. What cannot be used is left out and told in `ignored`. */
export function readQuery<Data, Own extends object>(
  { rules, data, readable }: ShelfContent<Data, Own>,
  search: URLSearchParams,
): ReadQuery<Own> {
  const { chosen, ignored } = readChoices(search, readable);
  const own = rules.readOwn(search, data);
  const page = readFigure(search, "pagina", {
    min: 1,
    max: MAX_PAGE,
    mending: `Scrivi il numero della pagina, da 1 a ${MAX_PAGE}.`,
    ignored,
  });
  const words = rules.sorts.map(({ value }) => value);
  const sort = readWord(search, "ordina", {
    words,
    fallback: words[0] ?? "",
    mending: `Ordina per ${words.join(", ")}.`,
    ignored,
  });
  return {
    query: { chosen, page: Math.trunc(page ?? 1), sort },
    own: own.own,
    ignored: [...ignored, ...own.ignored],
  };
}
