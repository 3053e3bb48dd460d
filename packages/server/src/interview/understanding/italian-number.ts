import { formatDecimal, parseDecimal, readNumberWord, readRoundNoun } from "@volpe/contract";

/** One number of a text in spoken words (`toSpokenText`). */
export type FoundNumber = {
  value: number;
  /** The other possible value: «duemila e sette» may mean 2.007 or 2.700. */
  orElse?: number;
  /** Its position in the text. */
  start: number;
  end: number;
  /** True for digits alone, as `2025`. */
  isPlain: boolean;
  /** True if a word joined by «e» follows that may be a part of the number: «tremila e sinq». */
  isCut: boolean;
};

type Token = { text: string; start: number; end: number; isDigits: boolean };
type Part = { value: number; orElse?: number; next: number };

const TOKEN =
  /(?<![a-z\d.,])\d{1,3}(?:[' ]\d{3})+(?:[.,]\d+)?(?!\d)|(?<!(?<![a-z])(?:(?:st|s)?m|f))\d+(?:[.,']\d+)*|[a-z]+/g;
const WORDS_IN_A_NUMBER = 6;
const ARTICLE = /^(?:un|una|uno)$/;
// «Un» counts only before a counted thing.
const COUNTED =
  /^\s*(?:mes(?:ett)?[ei]|ann(?:ett)?[oi]|bimestre|trimestre|quadrimestre|semestre|giorno|settimana|person|figli|giga|kw|solo|sola|adult|milion|kilo|chilo|eur[oi] e\b)/;
// Matches a price such as «uno e venti».
const ONE_AND_CENTS =
  /^ e (?:dieci|vent|trent|quarant|cinquant|ses+ant|set+ant|ot+ant|novant)[a-z]*\b/;
// «Sei» is also a verb.
const SIX =
  /^\s*(?:$|[-/,.;:!?()€]|e\b|o\b|al\b|all|a\b|in\b|per\b|circa|perso|settiman|mes|ann|kw|kilo|chilo|boll|mila|cento|mil|eur|giorn|rate|mega|giga|virgola|punto|posti|perche|di\b|da\b)/;

/** All numbers of a text, in digits or words, in order. The text is in spoken words. */
export function findNumbers(spoken: string): FoundNumber[] {
  const tokens: Token[] = [...spoken.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    isDigits: /^\d/.test(match[0]),
  }));
  const found: FoundNumber[] = [];
  let index = 0;
  while (index < tokens.length) {
    const part = readWhole({ tokens, spoken, from: index });
    const first = tokens[index];
    const last = tokens[(part?.next ?? 0) - 1];
    if (part === null || first === undefined || last === undefined) {
      index += 1;
      continue;
    }
    const { next, ...number } = part;
    const before = spoken.slice(0, first.start);
    const isNegative = /(?:^|[\s:(])-\s*$/.test(before) && !/[\d/]\s*-\s*$/.test(before);
    found.push({
      ...number,
      value: isNegative ? -number.value : number.value,
      start: first.start,
      end: last.end,
      isPlain: next === index + 1 && /^\d+$/.test(first.text),
      isCut: isCut(spoken.slice(last.end)),
    });
    index = next;
  }
  return found.filter(({ start, end }) => !isThanks(spoken, start, end));
}

/** A text with its numbers in digits: «settanta più due» → «70 più 2». The text is in spoken words. */
export function toDigits(spoken: string): string {
  return findNumbers(spoken).reduceRight(
    (text, { value, start, end }) =>
      `${text.slice(0, start)}${formatDecimal(value)}${text.slice(end)}`,
    spoken,
  );
}

type At = { tokens: readonly Token[]; spoken: string; from: number };

/** A number with its parts: «2 mila e 700», «4 virgola 5», «tre e mezzo». */
function readWhole(at: At): Part | null {
  const { tokens, spoken, from } = at;
  if (ARTICLE.test(tokens[from]?.text ?? "") && leadsANumber(at)) {
    return null;
  }
  const atom = readAtom(at);
  if (atom === null) {
    return null;
  }
  const next = tokens[atom.next];
  const isClose = next !== undefined && /^ ?$/.test(gap(at, atom.next));
  if (!isClose) {
    return atom;
  }
  if (/^(?:mila|mile|mille|mil)$/.test(next.text) && atom.value < 1000) {
    return withTail(at, { value: atom.value * 1000, next: atom.next + 1 });
  }
  if (next.text === "k") {
    return withHalf(at, { value: round(atom.value * 1000), next: atom.next + 1 });
  }
  if (/^(?:milion[ei]|mln)$/.test(next.text)) {
    return { value: atom.value * 1_000_000, next: atom.next + 1 };
  }
  if (/^(?:virgola|punto)$/.test(next.text)) {
    const isZero = (at: number) => /^(?:zero|0)$/.test(tokens[at]?.text ?? "");
    let from = atom.next + 1;
    while (isZero(from) && readAtom({ tokens, spoken, from: from + 1 }) !== null) {
      from += 1;
    }
    const decimals = readAtom({ tokens, spoken, from });
    const zeros = "0".repeat(from - atom.next - 1);
    return decimals === null || !Number.isInteger(decimals.value)
      ? atom
      : { value: Number(`${atom.value}.${zeros}${decimals.value}`), next: decimals.next };
  }
  const of = /^(?:di|da)$/.test(next.text) ? atom.next + 1 : atom.next;
  const round1 = readRoundNoun(tokens[of]?.text ?? "");
  if (round1 !== null && round1 >= 100 && atom.value <= 999) {
    return { value: atom.value * round1, next: of + 1 };
  }
  return atom.value >= 1000 ? withTail(at, atom) : withHalf(at, atom);
}

/** «2mila7» is 2.700; «2mila e 7» and «duemila sette» may be 2.700 or 2.007. */
function withTail(at: At, head: Part): Part {
  const { tokens } = at;
  if (head.orElse !== undefined || head.value % 1000 !== 0) {
    return withHalf(at, head);
  }
  const isJoined = tokens[head.next]?.text === "e";
  const from = isJoined ? head.next + 1 : head.next;
  const isGlued = !isJoined && gap(at, from) === "";
  const tail = /^ ?$/.test(gap(at, head.next)) ? readAtom({ ...at, from }) : null;
  const isOther = /^(?:mila|mile|k)$/.test(tokens[tail?.next ?? 0]?.text ?? "");
  if (tail === null || isOther || tail.value >= 1000 || !Number.isInteger(tail.value)) {
    return withHalf(at, head);
  }
  // Digits belong to a number only after the word for thousands, and not even there in «duemila
  // 2025» and «mille 500 watt».
  if (tokens[head.next - 1]?.isDigits === true) {
    return head;
  }
  const whole = head.value + tail.value;
  const asHundreds = head.value + tail.value * 100;
  if (tail.value >= 10 || tail.value < 1) {
    return { value: whole, next: tail.next };
  }
  return isGlued
    ? { value: asHundreds, next: tail.next }
    : { value: whole, orElse: asHundreds, next: tail.next };
}

function withHalf(at: At, head: Part): Part {
  const isHalf =
    at.tokens[head.next]?.text === "e" && /^mezz[oa]$/.test(at.tokens[head.next + 1]?.text ?? "");
  if (!isHalf) {
    return head;
  }
  const next = head.next + 2;
  if (head.value % 1000 !== 0) {
    return { value: head.value + 0.5, next };
  }
  // «Duemila e mezzo» are 2.500, but «2000 e mezzo» may be 2.000,5.
  return at.tokens[head.next - 1]?.isDigits === true
    ? { value: head.value + 500, orElse: head.value + 0.5, next }
    : { value: head.value + 500, next };
}

function readAtom(at: At): Part | null {
  const { tokens, spoken, from } = at;
  const token = tokens[from];
  if (token === undefined) {
    return null;
  }
  if (token.isDigits) {
    const value = parseDecimal(token.text);
    return value === null ? null : { value, next: from + 1 };
  }
  // «Mezza dozzina» and «mezzo migliaio» are half of a round noun.
  const halved = /^mezz[oa]$/.test(token.text) ? readRoundNoun(tokens[from + 1]?.text ?? "") : null;
  if (halved !== null) {
    return { value: halved / 2, next: from + 2 };
  }
  const noun = readRoundNoun(token.text);
  if (noun !== null) {
    const counted = tokens[from + 2]?.text ?? "";
    // «Una decina di mila» is ten thousand.
    const times = /^(?:mila|mile|k)$/.test(counted) ? 1000 : (readRoundNoun(counted) ?? 1);
    const isOf = tokens[from + 1]?.text === "di" && times >= 100;
    return { value: noun * (isOf ? times : 1), next: from + (isOf ? 3 : 1) };
  }
  return readWords(at, token, spoken);
}

/** A number in words, which may span several words: «duemila e cinquecento». */
function readWords({ tokens, from }: At, first: Token, spoken: string): Part | null {
  for (let length = WORDS_IN_A_NUMBER; length > 0; length -= 1) {
    const taken = tokens.slice(from, from + length);
    const last = taken.at(-1);
    const isOne =
      taken.length === length &&
      last !== undefined &&
      last.text !== "e" &&
      first.text !== "e" &&
      // In «Quaranta un corno» the «un» is no part of the number.
      (length === 1 || !/^una?$/.test(last.text)) &&
      taken.every(
        ({ isDigits, start }, index) =>
          !isDigits && (index === 0 || spoken.slice(taken[index - 1]?.end, start) === " "),
      );
    const value = isOne ? readNumberWord(taken.map(({ text }) => toPart(text)).join("")) : null;
    if (value !== null && last !== undefined && isMeant(first.text, length, spoken, last.end)) {
      const next = from + length;
      // «Duemila e sette» may mean 2,007 or 2,700, so both are offered.
      return value > 1000 && value % 1000 < 10 && value % 1000 > 0
        ? { value, orElse: value + (value % 1000) * 99, next }
        : { value, next };
    }
  }
  return null;
}

const toPart = (word: string) => (word === "e" ? "" : word);

function isMeant(word: string, length: number, spoken: string, end: number): boolean {
  if (length > 1) {
    return true;
  }
  const rest = spoken.slice(end);
  if (word === "sei") {
    return SIX.test(rest);
  }
  return (
    !ARTICLE.test(word) ||
    spoken.trim() === word ||
    COUNTED.test(rest) ||
    (word === "uno" && ONE_AND_CENTS.test(rest))
  );
}

/** «Un tremila kWh», «un migliaio»: the article belongs to the number that follows. */
function leadsANumber({ tokens, spoken, from }: At): boolean {
  const next = readAtom({ tokens, spoken, from: from + 1 });
  return next !== null && tokens[from + 1]?.text !== "milione";
}

/** The characters before a token. */
function gap({ tokens, spoken }: At, index: number): string {
  const token = tokens[index];
  return token === undefined ? "?" : spoken.slice(tokens[index - 1]?.end ?? 0, token.start);
}

/** Words joined to a number that leave it as it is: «tremila e rotti». */
const LEAVES =
  /^(?:basta|rotti|spicci\w*|passa|via|stop|fine|grazie|ok|qualcosa|poi|non|no|si|lui|lei|io|me|te|noi|loro|mezz[oa]|mia|mio|figl\w+|can[ei]|gatt[oaie]|mogl\w+|marito|mamma|papa|sono|siamo|luce|gas|corrente)$/;
const JOINED = /^ e ([a-z]+)(?= (?:€|euro|kwh|kw|smc|mc|km|mq|mes|ann|al |all'|ogni )|[.,;!)]|$)/;

function isCut(rest: string): boolean {
  const word = JOINED.exec(rest)?.[1];
  return (
    word !== undefined &&
    !LEAVES.test(word) &&
    readNumberWord(word) === null &&
    readRoundNoun(word) === null
  );
}

function isThanks(spoken: string, start: number, end: number): boolean {
  return (
    /^\s*(?:grazie|scuse|volte|baci)\b/.test(spoken.slice(end)) ||
    /\bgrazie\s*$/.test(spoken.slice(0, start))
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
