import { toLexeme } from "../../text/italian-lexeme.ts";
import { type Ablation, countTokens, createAblation, type Token } from "./ablation.ts";
import { CLAUSE, CONTRAST, findContrast, type IsSame, NO, toClaim } from "./claim.ts";
import {
  ARTICLE,
  isBesideFigure,
  isCount,
  isLabelled,
  isNumeral,
  isOfFigure,
  isOwnerOfFigure,
  LEAST_LETTERS,
} from "./figure-words.ts";
import { NEUTRAL_WORDS, type NeutralWords, type Place } from "./neutral-words.ts";
import { findNeutral, findOperators, isWithin } from "./operators.ts";
import type { Subject } from "./subject.ts";
import { isUnit } from "./units.ts";

/**
 * An answer whose words are checked. Each word must have been used by the reader or change nothing.
 */
export type Judged = {
  text: string;
  subject: Subject;
  /** The word that names the figure as the requested one, which changes nothing. */
  name?: string | null;
  /** Whether a business answers, whose supply is at a place of work. */
  isBusiness?: boolean;
  isSame: IsSame;
  /** Whether a text is read as a different answer. */
  isOther: IsSame;
  /** The words of the question. Repeating them changes nothing. */
  asked(): string;
};

/** A longer answer is always confirmed as a whole. */
const MOST_TOKENS = 24;

/** How many words on each side are read together with a word. In a name each word is read alone. */
const AROUND = 4;
/**
 * Like `AROUND`, for facts, which people state in longer clauses: «sulla carta d'identità c'è
 * quell'indirizzo».
 */
const AROUND_A_FACT = 7;

/** How many unknown words an answer may contain besides its value. */
const UNKNOWN_WORDS: Readonly<Record<Subject, number>> = {
  present: 2,
  figure: 1,
  price: 3,
  people: 1,
  months: 1,
  amount: 1,
  time: 1,
  wish: 3,
  whom: 3,
  list: 2,
  name: Number.POSITIVE_INFINITY,
  contact: Number.POSITIVE_INFINITY,
};

/**
 * The words that its reader did not use and that may change an answer: «dal mese prossimo» of «sì,
 * dal mese prossimo». Null if there are none.
 */
export function findUnread(judged: Judged, neutral = NEUTRAL_WORDS): string | null {
  const { text, subject, isSame } = judged;
  const count = countTokens(text);
  if (count < 2 || count > MOST_TOKENS) {
    return count < 2 ? null : text;
  }
  const claim = toClaim(text, isSame);
  const contrast = findContrast(claim, isSame);
  // «No, è affittata» explains its no.
  if (subject === "present" && contrast === null && NO.test(claim) && isSame("no")) {
    return null;
  }
  const around = subject === "name" ? 1 : subject === "present" ? AROUND_A_FACT : AROUND;
  const ablation = createAblation(claim, { isSame, around });
  const isNo = subject === "present" && claim.search(CONTRAST) < 0 && isSame("no");
  const operator = findUnusedOperator(ablation, { ...judged, text: claim, isNo });
  if (operator !== null) {
    return quote(claim, ablation, operator);
  }
  // Other words next to a contact change nothing: «Chiedere di Marta», «dopo le 18».
  if (subject === "contact") {
    return null;
  }
  const unused = listUnused(ablation, { ...judged, contrast }, neutral);
  const changing =
    unused.find(({ place, isNumber }) =>
      place === "other" ? isNumber && isOfFigure(subject) : true,
    ) ??
    (isOfFigure(subject) && subject !== "price"
      ? unused.find(({ index }) => isOwnerOfFigure(ablation, index))
      : undefined) ??
    (subject === "list" || subject === "people"
      ? unused.find(({ index }) => isListed(ablation, index))
      : undefined);
  if (changing !== undefined) {
    return quote(claim, ablation, [changing.index]);
  }
  // Removing only one of two such words would not change the reading, so they are removed together:
  // «Solo il sabato e la domenica».
  const indices = unused.map(({ index }) => index);
  return unused.length > UNKNOWN_WORDS[isNo ? "wish" : subject] && !ablation.isUsed(indices)
    ? quote(claim, ablation, indices)
    : null;
}

/** The words of these tokens with the rest of their clause. */
function quote(text: string, { tokens }: Ablation, indices: readonly number[]): string {
  const [start = 0, end = 0] = [tokens[indices[0] ?? 0]?.start, tokens[indices.at(-1) ?? 0]?.end];
  const begin = [...text.slice(0, start).matchAll(CLAUSE)].at(-1);
  const from = begin === undefined ? start : begin.index + begin[0].search(/[^\s\p{P}]|$/u);
  const rest = text.slice(end).search(CLAUSE);
  return text.slice(from, rest < 0 ? text.length : end + rest).trim();
}

/** The stems of the words of an answer that its reader did not use, whatever they mean. */
export function listUnusedStems(judged: Judged): { stem: string; place: Place }[] {
  const { text, isSame } = judged;
  const claim = toClaim(text, isSame);
  const contrast = findContrast(claim, isSame);
  const ablation = createAblation(claim, { isSame, around: AROUND });
  return listUnused(ablation, { ...judged, contrast }, NOTHING_NEUTRAL).flatMap(
    ({ stem, place, isNumber }) => (isNumber ? [] : [{ stem, place }]),
  );
}

/** The tokens of a denial, a restriction or the like that the reader did not use; null if none. */
function findUnusedOperator(
  ablation: Ablation,
  judged: Judged & { isNo: boolean },
): number[] | null {
  const { said, at, isUsed } = ablation;
  const { denials, others } = findOperators(said, judged);
  // Removing one of two denials would not change the reading, so they are removed together: «il gas
  // no, non ce l'ho».
  const denying = denials
    .flatMap(({ from, to }) => at(from, to))
    .filter((index) => !deniesOther(ablation, index, judged));
  if (denying.length > 0 && !isUsed(denying) && !denying.every((index) => isUsed([index]))) {
    return denying;
  }
  return (
    others
      .map(({ from, to }) => at(from, to))
      .filter((indices) => !joinsSame(ablation, indices, judged))
      .find((indices) => indices.length > 0 && !isUsed(indices)) ?? null
  );
}

/** Whether a word joins two values with the same meaning: «La 500 o la Panda». */
function joinsSame({ tokens }: Ablation, [index = 0]: readonly number[], judged: Judged): boolean {
  const { text, isSame } = judged;
  const token = tokens[index];
  return (
    token !== undefined &&
    /^(?:o|oppure)$/.test(token.said) &&
    isSame(text.slice(0, token.start)) &&
    isSame(text.slice(token.end))
  );
}

/** Whether the denied clause names another product: «La luce no, mi interessa il gas». */
function deniesOther({ tokens }: Ablation, index: number, judged: Judged): boolean {
  const { text, subject, isSame, isOther } = judged;
  const token = tokens[index];
  if (token === undefined || !["whom", "wish", "name", "list", "contact"].includes(subject)) {
    return false;
  }
  // A thing that is no possible answer may be denied: «niente auto, solo il boiler».
  if (subject === "list") {
    return /^(?:niente|nessun[oa]?|no)$/.test(token.said) && beginsClause(text, token.start);
  }
  // «Un noleggio senza anticipo» denies no product.
  if (subject !== "name" && token.said === "senza" && !isSame(text.slice(token.end))) {
    return true;
  }
  const before = [...text.slice(0, token.start).matchAll(CLAUSE)].at(-1);
  const begin = before === undefined ? 0 : before.index + before[0].length;
  const rest = text.slice(token.end).search(CLAUSE);
  const end = rest < 0 ? text.length : token.end + rest;
  // «Non quello fisso, 333 1234567» denies another contact than the given one.
  if (subject === "contact") {
    return isSame(text.slice(end));
  }
  const denied = `${text.slice(begin, token.start)} ${text.slice(token.end, end)}`.trim();
  return isOther(denied.replace(NO_AND, ""));
}

/** Matches a «no» that the clause repeats: «No, il gas no». */
const NO_AND = /^no[\s,]+/i;

function beginsClause(text: string, start: number): boolean {
  return /(?:^|[,;.]\s*|\se\s)$/i.test(text.slice(0, start));
}

type Unused = { index: number; stem: string; place: Place; isNumber: boolean };

const NOTHING_NEUTRAL: NeutralWords = { figure: new Set(), contrast: new Set(), other: new Set() };

/** The numbers and the meaningful words that the reader did not use. */
function listUnused(
  ablation: Ablation,
  {
    subject,
    name,
    asked,
    contrast,
    isBusiness,
  }: Omit<Judged, "text"> & { contrast: number | null },
  neutral: NeutralWords,
): Unused[] {
  const { tokens, said, isUsed } = ablation;
  const phrases = findNeutral(said, subject, isBusiness);
  const toPlace = (token: Token, index: number): Place =>
    contrast !== null && token.start >= contrast
      ? "contrast"
      : isOfFigure(subject) && subject !== "price" && isBesideFigure(ablation, index)
        ? "figure"
        : "other";
  const open = tokens.flatMap((token, index) => {
    const isNumber =
      isNumeral(token.said) || (ARTICLE.test(token.said) && isAlone(ablation, index));
    const stem = isNumber || token.said.length < LEAST_LETTERS ? token.said : toLexeme(token.said);
    const place = toPlace(token, index);
    const isPlain =
      stem === null ||
      (ARTICLE.test(token.said) && !isAlone(ablation, index)) ||
      (!isNumber && token.said.length < LEAST_LETTERS) ||
      (isNumber &&
        (isCount(ablation, { index, subject, place }) ||
          // In «Mia moglie e due figlioli» the relative is a person besides the counted ones.
          (subject !== "people" && isLabelled(ablation, index)))) ||
      token.said === name ||
      // The reader itself refuses a unit of another kind.
      (isUnit(token.said) && isNumeral(tokens[index - 1]?.said ?? "")) ||
      (!(isNumber && place === "contrast") && phrases.some((phrase) => isWithin(token, phrase)));
    return isPlain || neutral[place].has(stem) || isUsed([index])
      ? []
      : [{ index, stem, place, isNumber }];
  });
  const own =
    open.length === 0
      ? new Set()
      : new Set(
          asked()
            .split(/\P{L}+/u)
            .map(toStem),
        );
  return open.filter(({ stem }) => !own.has(stem));
}

/** Whether «uno» or «una» stands without a noun and so counts something: «Ne scaldo uno». */
function isAlone({ tokens, said }: Ablation, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  return (
    /^un[oa]$/.test(token?.said ?? "") &&
    index > 0 &&
    (next === undefined || said.slice(token?.to, next.from).includes(","))
  );
}

/** Whether an unknown thing is listed together with a known one: «Clima e forno elettrico». */
function isListed({ tokens, said }: Ablation, index: number): boolean {
  const joins = (one: number) =>
    tokens[one]?.said === "e" || said.slice(tokens[one]?.to, tokens[one + 1]?.from).includes(",");
  // An article may precede the word, as in «E la piccola».
  const first = /^(?:l[aoe]?'?|il|i|gli|una?'?|(?:mi|su|nostr)[ao])$/.test(
    tokens[index - 1]?.said ?? "",
  )
    ? index - 1
    : index;
  return (
    first > 0 &&
    joins(first - 1) &&
    (index + 1 === tokens.length || joins(index) || tokens[index + 1]?.said === "e")
  );
}

function toStem(word: string): string | null {
  return toLexeme(word.toLowerCase());
}
