const UNITS = [
  ["zero"],
  ["uno", "un", "una"],
  ["due", "dui", "duje", "doi"],
  ["tre", "tri"],
  ["quatro", "qatro", "quatr"],
  ["cinque", "cinqe", "cinq"],
  ["sei"],
  ["sete"],
  ["oto"],
  ["nove"],
  ["dieci", "diece"],
  ["undici"],
  ["dodici"],
  ["tredici"],
  ["quatordici"],
  ["quindici"],
  ["sedici"],
  ["diciasete"],
  ["dicioto"],
  ["dicianove"],
];
const BELOW_TWENTY = new Map(UNITS.flatMap((words, value) => words.map((word) => [word, value])));

const TENS: readonly [string, number][] = [
  ["venti", 20],
  ["trenta", 30],
  ["quaranta", 40],
  ["cinquanta", 50],
  ["sesanta", 60],
  ["setanta", 70],
  ["otanta", 80],
  ["novanta", 90],
];

/** Nouns for a round number: «un migliaio», «una ventina». */
const ROUND = new Map<string, number>([
  ["paio", 2],
  ["decina", 10],
  ["dozina", 12],
  ["quindicina", 15],
  ["ventina", 20],
  ["trentina", 30],
  ["quarantina", 40],
  ["cinquantina", 50],
  ["sesantina", 60],
  ["setantina", 70],
  ["otantina", 80],
  ["novantina", 90],
  ["centinaio", 100],
  ["centinaia", 100],
  ["centone", 100],
  ["centoni", 100],
  ["migliaio", 1000],
  ["migliaia", 1000],
  ["miliaio", 1000],
  ["miliaia", 1000],
]);

/**
 * Parses an Italian cardinal below a million, written as one word of plain letters:
 * «duemilasettecento» → 2700. Doubled letters do not matter, because people often miss or add one.
 *
 * @example
 * readNumberWord("tre") // 3
 */
export function readNumberWord(word: string): number | null {
  const single = word.replace(/([a-z])\1+/g, "$1");
  const thousands = /^(?:mile|(.+?)(?:mila|mile))e?(.*)$/.exec(single);
  if (thousands === null) {
    return readHundreds(single);
  }
  const [, before = "", after = ""] = thousands;
  // In speech «duemila» loses a vowel: «dumila», «domila».
  const count = before === "" ? 1 : before === "du" || before === "do" ? 2 : readHundreds(before);
  const rest = after === "" ? 0 : readHundreds(after);
  return count === null || count < 1 || rest === null ? null : count * 1000 + rest;
}

/**
 * Parses a noun for a round number: «ventina» → 20.
 *
 * @example
 * readRoundNoun("ventina") // 20
 */
export function readRoundNoun(word: string): number | null {
  return ROUND.get(word.replace(/([a-z])\1+/g, "$1")) ?? null;
}

function readHundreds(word: string): number | null {
  const [, before, after = ""] = /^(.*?)cent(.*)$/.exec(word) ?? [];
  if (before === undefined) {
    return readTens(word);
  }
  const count = before === "" ? 1 : before === "se" ? 6 : readTens(before);
  // In «centotto» the «o» also begins «otto»; in «centotre» it does not.
  const rest = after === "o" ? 0 : (readTens(after.replace(/^oe?/, "")) ?? readTens(after));
  return count === null || count < 1 || count > 9 || rest === null ? null : count * 100 + rest;
}

function readTens(word: string): number | null {
  const small = BELOW_TWENTY.get(word);
  if (small !== undefined) {
    return small;
  }
  for (const [name, value] of TENS) {
    if (word === name) {
      return value;
    }
    // «ventuno», «ventotto» drop the last vowel, «ventidue» keeps it.
    const stem = name.slice(0, -1);
    const unit = word.startsWith(name)
      ? word.slice(name.length)
      : word.startsWith(stem) && /^(uno?|oto)$/.test(word.slice(stem.length))
        ? word.slice(stem.length)
        : "";
    const units = BELOW_TWENTY.get(unit);
    if (units !== undefined && units > 0 && units < 10) {
      return value + units;
    }
  }
  return null;
}
