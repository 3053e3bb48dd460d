/* Queries of every kind that visitors make, each once. Their words come from the documents, so
   that the mix fits what the site holds. */
export type Asked = { kind: string; query: string };

const BROAD =
  "luce energia offerta prezzo casa fisso variabile verde bolletta fornitore corrente elettrica privati famiglia domestico rinnovabile".split(
    " ",
  );
const LETTERS = "bcdfghlmnpqrstvz";

/** Creates `each` queries of every kind, mixed. The same documents give the same queries. */
export function createQueries(
  { words, titles, codes }: { words: string[]; titles: string[]; codes: string[] },
  each: number,
): Asked[] {
  const random = createRandom(20_261_121);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const long = words.filter((word) => word.length >= 7 && /^[a-z]+$/.test(word));
  const kinds: Record<string, () => string> = {
    word: () => pick(words),
    "two words": () => `${pick(long)} ${pick(long)}`,
    "broad and rare": () => `${pick(BROAD)} ${pick(long)}`,
    broad: () => [...new Set([pick(BROAD), pick(BROAD), pick(BROAD)])].join(" "),
    title: () => pick(titles),
    "part of a title": () => pick(titles).split(" ").slice(0, 2).join(" "),
    question: () => `come si calcola ${pick(long)} ${pick(BROAD)} ${pick(long)}`,
    beginning: () => pick(long).slice(0, 3 + Math.floor(random() * 3)),
    misspelt: () => misspell(pick(long), random),
    "misspelt and right": () => `${misspell(pick(long), random)} ${pick(BROAD)}`,
    code: () => pick(codes).slice(0, 10 + Math.floor(random() * 22)),
    nonsense: () => Array.from({ length: 7 }, () => pick(LETTERS.split(""))).join(""),
  };
  const asked = new Set<string>();
  const rows: Asked[] = [];
  for (let turn = 0; turn < each; turn += 1) {
    for (const [kind, make] of Object.entries(kinds)) {
      let query = make();
      for (let again = 0; asked.has(query.toLowerCase()) && again < 50; again += 1) {
        query = make();
      }
      if (!asked.has(query.toLowerCase())) {
        asked.add(query.toLowerCase());
        rows.push({ kind, query });
      }
    }
  }
  return rows;
}

/** Leaves one letter out, doubles it, or swaps it with its neighbour. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at] ?? "",
    word[at + 1] ?? "",
    word.slice(at + 2),
  ];
  const forms = [next + after, letter + letter + next + after, next + letter + after];
  return before + (forms[Math.floor(random() * forms.length)] ?? "");
}

/** Mulberry32, so that every machine gets the same queries. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
