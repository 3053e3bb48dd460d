const BELOW_TWENTY = new Map(
  [
    "zero",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
    "tredici",
    "quattordici",
    "quindici",
    "sedici",
    "diciassette",
    "diciotto",
    "diciannove",
  ].map((word, value) => [word, value]),
);
BELOW_TWENTY.set("un", 1).set("una", 1);

const TENS: readonly [string, number][] = [
  ["venti", 20],
  ["trenta", 30],
  ["quaranta", 40],
  ["cinquanta", 50],
  ["sessanta", 60],
  ["settanta", 70],
  ["ottanta", 80],
  ["novanta", 90],
];

/** An Italian cardinal below a million in one word of plain letters: «duemilasettecento» → 2700. */
export function readNumberWord(word: string): number | null {
  const thousands = /^(?:mille|(.+)mila)(.*)$/.exec(word);
  if (thousands === null) {
    return readHundreds(word);
  }
  const count = thousands[1] === undefined ? 1 : readHundreds(thousands[1]);
  const rest = thousands[2] === "" ? 0 : readHundreds(thousands[2] ?? "");
  return count === null || rest === null ? null : count * 1000 + rest;
}

function readHundreds(word: string): number | null {
  const hundreds = /^(.*?)cent(?:o(?!tt)|(?=ott))(.*)$/.exec(word);
  if (hundreds === null) {
    return readTens(word);
  }
  const count = hundreds[1] === "" ? 1 : (BELOW_TWENTY.get(hundreds[1] ?? "") ?? null);
  const rest = hundreds[2] === "" ? 0 : readTens(hundreds[2] ?? "");
  return count === null || count > 9 || rest === null ? null : count * 100 + rest;
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
      : word.startsWith(stem) && /^(uno?|otto)$/.test(word.slice(stem.length))
        ? word.slice(stem.length)
        : "";
    const units = BELOW_TWENTY.get(unit);
    if (units !== undefined && units > 0 && units < 10) {
      return value + units;
    }
  }
  return null;
}
