import { dropDenied } from "./denied-figures.ts";
import { toDigits } from "./italian-number.ts";
import { namesSeason } from "./period.ts";
import {
  inUnitOf,
  LAST_YEAR,
  type Quantity,
  readQuantities,
  toCountingText,
} from "./quantities.ts";
import type { Kind } from "./units.ts";

/** One figure with its kind and its period (`Quantity`). */
export type Figure = {
  value: number;
  kind: Kind;
  times: Quantity["times"];
  /** True if the text states the unit, or the period in months. */
  isNamed: boolean;
};

export type FigureReading =
  | { status: "one"; figure: Figure; others: readonly Quantity[] }
  | { status: "none" }
  /** Several figures, or one with several meanings, of which the person has to choose one. */
  | { status: "several"; figures: Figure[]; isRange: boolean }
  /** The only figure counts something else. */
  | { status: "other-kind"; kind: Kind; value: number };

/** The reading of a figure that is certainly meant. */
export function toOne(figure: Figure): FigureReading {
  return { status: "one", figure, others: [] };
}

/** Figures among which the person has to choose, or one that they have to confirm. */
export function toSeveral(...figures: Figure[]): FigureReading {
  return { status: "several", figures, isRange: false };
}

type Wanted = {
  kinds: readonly Kind[];
  /** Whether months are the requested figure and not the period of an amount. */
  keepsMonths?: boolean;
  /** Kinds that make the meaning of the figure unclear, for example a share. */
  disturbing?: readonly Kind[];
  /**
   * Bounds that are an answer: a greatest value as for a down payment («massimo 3000»), or both as
   * for a speed («almeno 100 mega»). Absent = a bound is asked back.
   */
  takesBounds?: "greatest" | "both";
  /** True if the person wants the figure, as in «era di 36, adesso vorrei 48». */
  isWished?: boolean;
  /** Whether an amount of each person is the requested figure, as for a receipt. */
  takesEach?: boolean;
};

const RANGE =
  /^(?:\s*(?:€|euro|kwh|kw|smc|mc|km|mesi|anni|mq)?\s*(?:-|\/|o|o forse|oppure|o magari|ai?|e)\s*(?:i |gli |circa |forse )?)$/;
const RANGE_BEFORE = /\b(?:tra|fra|dai?|dagli)(?: i| gli| circa)?\s*$/;
const HEDGED =
  /^(?:\s*(?:€|euro|kwh|kw|smc|mc|km|mesi|anni|mq)?\s*(?:-|\/|o|o forse|oppure|o magari)\s*(?:forse )?)$/;

/**
 * Matches a bound: «Più di 3000» and «sotto i 2000» leave the figure open, but «poco più di 3000»
 * does not.
 */
const BOUND_BEFORE =
  /(?<!\b(?:non|poco|appena) )\b(?:piu di|oltre|meno di|sotto|sopra|almeno|minimo|non meno di|non (?:arriv|super)\w+)(?: ai?| i| gli| le)?\s*$/;
const GREATEST_BEFORE =
  /\b(?:(?:al |il )?massim[oa]|max|non (?:piu di|oltre|sopra)|fino (?:ad?|ai))(?: ai?| i| gli| le| in)?\s*$/;
const GREATEST_AFTER =
  /^\s*(?:€|euro|kwh|smc|mc|km|mq)?[\s,]*(?:(?:al |il )massimo|massimo|max|in giu)\b/;
const BOUND_AFTER =
  /^\s*(?:€|euro|kwh|smc|mc|km)?\s*(?:almeno|(?:il |al )?minimo|in su|o piu|o meno|abbondanti)\b/;

/** Matches a doubt after the figure: «Un centinaio, boh». */
const DOUBTED =
  /^(?:[\s,.…]*(?:€|euro|kwh|kw|smc|mc|km|mq|mesi|anni|al mese|a bimestre|(?:al)?l'anno|circa|forse|credo|ma))*[\s,.…]*(?:dipende|boh+|bho+|mah+|chissa|chi lo sa|non (?:(?:ne|lo) )?(?:so|sapre(?:i|mmo)|sono (?:sicur|cert)[oa]))\b/;

/**
 * Matches words after which the figure is for something else: «3000, ma era per due case», «2800 ma
 * saranno di più».
 */
const RESERVE =
  /\b(?:ma|pero|anche se|solo che)\b.*\b(?:era|erano|eravamo|sara|saranno|(?:di|in) (?:piu|meno)|aument\w+|compres[oaie]|insieme|inclus[oaie]|due (?:case|contatori|famiglie|appartamenti))\b/;

/**
 * Patterns after which another figure than the written one is meant: a share, a sum, a difference,
 * several homes together, a meter reading.
 */
const CALCULATED: readonly RegExp[] = [
  /\d ?[x×*] ?\d/,
  /\b(?:meta|doppio|triplo|terzo|un quarto|decimo)\b|\bdivis[oaie]\b/,
  /\d[a-z€ ]*(?:\+|\bpiu (?:il|lo|la|l'|i|gli|le|un|uno|una|\d|quell[oaie]|quest[oaie]|altr[ioe])\b)/,
  /\d[a-z€ ]*(?<!piu o )\bmeno (?:il|lo|la|l'|i|gli|le|un|uno|una|quell[oaie]|quest[oaie])(?![a-z])/,
  /\b(?:compres|inclus)[oaie] (?:anche )?(?:il|lo|la|l'|i|gli|le) ?(?:ufficio|negozio|bar|garage|box|cantina|cas[ae]|appartament|studio|second|altr|contant|vicin|genitor|suocer|mansarda|taverna)/,
  /\b(?:in|di) (?:piu|meno) (?:di|del|dell'|della|che|rispetto|a?l? ?mese|all'anno)\b|\b(?:piu|meno) di prima\b|\brispetto (?:a|al|all'|alla)\b/,
  /\b(?:due|tre|quattro|[2-9]|entrambe le|tutte e due le) (?:case|contatori|appartamenti|famiglie|abitazioni|utenze)\b/,
  /\bprima (?:di|del|dell[ao]?'?|dei|degli|delle) |\btra poco\b|\bdiventer\w+|\ba piano\b|\bper (?:due|tre|\d) piani\b/,
  /\be sbagliat[oa]\b|\bnon (?:e|mi sembra) (?:giust|esatt|corrett|ver)[oa]\b/,
  /\b(?:lettur[ae]|lett[oaie](?! (?:adesso|ora|qui|sulla|in bolletta))|contatore (?:segna\w*|dice\w*|era|aveva|sta\w*|a|adesso|ora))\b/,
];

/** Matches a figure for one person instead of the home: «40 a testa». */
const OF_EACH =
  /\b(?:per|a) (?:persona|testa|cranio|capa|negozio|locale|cassa)\b|\b(?:ciascun|cadaun|ognun)[oa]\b/;

/** Two figures count as the same rounded annual amount if they differ by less than this share. */
const SAME_WITHIN = 0.06;

/**
 * The figure of a text in one of the wanted units, or without a unit. A second figure, a year alone
 * or a unit of another kind is never ignored: the reading reports it.
 */
export function readFigure(typed: string, wanted: Wanted): FigureReading {
  const [, multiple = "", of = ""] = MULTIPLE.exec(toCountingText(typed)) ?? [];
  const whole = of === "" ? null : readFigure(of, wanted);
  if (whole?.status === "one" && whole.figure.isNamed) {
    const value = whole.figure.value * (FACTORS[multiple] ?? 1);
    return { ...whole, figure: { ...whole.figure, value } };
  }
  const { keepsMonths = false, kinds, disturbing = ["percent"], takesBounds } = wanted;
  const { takesEach = false } = wanted;
  const text = dropPart(wanted.isWished === true ? typed : dropWish(typed));
  const all = readQuantities(text, { keepsMonths });
  const named = all.filter(({ kind }) => kinds.includes(kind));
  const bare = all.filter(({ kind }) => kind === "bare");
  const others = all.filter(({ kind }) => !kinds.includes(kind) && kind !== "bare");
  const years = bare.filter(isYearLike);
  const mine = dropYears(
    [...named, ...bare].sort((one, other) => one.start - other.start),
    years,
  );
  const given = dropDenied(mine);
  // «Settanta più la taverna» is a sum like «70 più la taverna».
  const counted = toDigits(toCountingText(text));
  const disturbed =
    others.some(({ kind }) => disturbing.includes(kind)) ||
    // «40 scontrini da 25» has a count beside its figure.
    others.some(isLoose) ||
    CALCULATED.some((pattern) => pattern.test(counted)) ||
    (!takesEach && OF_EACH.test(counted)) ||
    // «Due piani da 60» multiplies its figure.
    (others.length > 0 && given.some(({ before }) => /[a-z] da $/.test(before)));
  const [first, ...rest] = given;
  if (first === undefined) {
    const [other] = others.filter(({ kind }) => kind !== "year" && kind !== "moment");
    return other === undefined
      ? { status: "none" }
      : { status: "other-kind", kind: other.kind, value: other.value };
  }
  const figures = inSameUnit(given).map(toFigure);
  const isRange = saysRange(given);
  if (rest.length > 0 || disturbed || isRange) {
    // «Tre più tre» and «cinque e cinque» do not repeat one figure.
    const isJoined = given.some(({ before }) => /^\s*(?:e|piu|\+)\s*$/.test(before));
    const one = isRange || disturbed || isJoined ? null : toSame(figures);
    return one === null
      ? { status: "several", figures, isRange }
      : { status: "one", figure: one, others };
  }
  const isYear = isYearLike(first) && first.kind === "bare" && first.times === null;
  const isPart = typeof first.times === "number" && first.times > 1 && isOfSeason(first);
  const isBound = BOUND_BEFORE.test(first.before) || BOUND_AFTER.test(first.after);
  const isGreatest = GREATEST_BEFORE.test(first.before) || GREATEST_AFTER.test(first.after);
  if (
    (isBound && takesBounds !== "both") ||
    (isGreatest && takesBounds === undefined) ||
    isPart ||
    // «Meno 20» is a difference.
    /^(?:sono |e )?meno\s*$/.test(first.before) ||
    RESERVE.test(first.after) ||
    DOUBTED.test(first.after)
  ) {
    return toSeveral(toFigure(first));
  }
  if (first.orElse !== undefined || first.isDenied || first.isCut || isYear) {
    const orElse = first.orElse === undefined ? [] : [{ ...toFigure(first), value: first.orElse }];
    return toSeveral(toFigure(first), ...orElse);
  }
  return { status: "one", figure: toFigure(first), others };
}

/**
 * Matches a multiple of a figure with its unit: «La metà di sei anni», «il doppio di 1.200 kWh».
 */
const MULTIPLE = /^(?:(?:circa|la|il) )*(meta|doppio|triplo) di (.+)$/;
const FACTORS: Readonly<Record<string, number>> = { meta: 0.5, doppio: 2, triplo: 3 };

/**
 * Removes a part of the figure: «290 di cui 200 stimati» means 290, unless the part should be
 * excluded.
 */
function dropPart(text: string): string {
  const [part = "", ...more] = [
    ...text.matchAll(/[,\s]+(?:di cui|dei quali|delle quali)\s.*$/gis),
  ].map(([words]) => words);
  return part === "" || more.length > 0 || /\b(?:rai|canone|iva|luce|gas|corrente)\b/i.test(part)
    ? text
    : text.slice(0, text.length - part.length);
}

/** Removes a wish for another figure: «3 kW ma vorrei passare a 4,5» means 3. */
function dropWish(text: string): string {
  const parts = text.split(/[,;]\s|\s(?:ma|però|pero|e|poi)\s/i);
  const told = parts.filter((part) => readQuantities(part).length > 0);
  const present = told.filter((part) => !WISH.test(toCountingText(part)));
  return told.length === 2 && present.length === 1 ? (present[0] ?? text) : text;
}

/** Matches a wish, which does not state the present figure: «Vorrei passare a 6». */
export const WISH =
  /\b(?:vorre\w+|vogli\w+|pass(?:are|ero|eremo)|(?<!fatt[oa] )aumentar\w*|portar\w*|mi piacerebbe|mi serv\w+|punto a|spero)\b/;

/**
 * Whether a number is another amount, as in «178 € e 18 di rai», and not a number of things, as in
 * «con due condizionatori».
 */
function isLoose({ kind, before, after, value }: Quantity): boolean {
  const isCount = value < 10 && /\b(?:ho|abbiamo|con|e|in|siamo)\s*$/.test(before);
  return kind === "thing" && (!isCount || /^\s*di\b/.test(after));
}

/** Whether an amount is for one season: «2000 a settimana d'estate». */
function isOfSeason({ before, after }: Quantity): boolean {
  const parts = [before.split(CLAUSE).at(-1), after.split(CLAUSE)[0]];
  return parts.some((part = "") => namesSeason(part));
}

const CLAUSE = /[,;:()]|\b(?:ma|pero|mentre|e)\b/;
function toFigure({ value, kind, times }: Quantity): Figure {
  return { value, kind, times, isNamed: kind !== "bare" };
}

/**
 * Gives the first of two figures the unit of the second: «2 o 3 anni» are years, «3 o 4 mila»
 * thousands.
 */
function inSameUnit(given: readonly Quantity[]): readonly Quantity[] {
  const named = given.find(({ kind }) => kind !== "bare");
  const isThousands = given.some(({ value }) => value >= 1000 && value % 1000 === 0);
  return given.map((quantity) => {
    if (isThousands && quantity.value >= 1 && quantity.value < 100) {
      return { ...quantity, value: quantity.value * 1000 };
    }
    return named === undefined || quantity.kind !== "bare"
      ? quantity
      : { ...quantity, kind: named.kind, value: inUnitOf(quantity.value, named) };
  });
}

function isYearLike({ kind, value }: Quantity): boolean {
  return kind === "bare" && Number.isInteger(value) && value >= 2018 && value <= LAST_YEAR;
}

/** Removes years: a number like 2025 without a unit beside a figure with one. */
function dropYears(given: Quantity[], years: readonly Quantity[]): Quantity[] {
  const rest = given.filter((quantity) => !years.includes(quantity));
  return rest.length > 0 && rest.every(({ kind }) => kind !== "bare") ? rest : given;
}

/** Whether two figures are a range or alternatives: «Tra 2000 e 3000», «2.500-3.000», «80 o 90». */
function saysRange(given: readonly Quantity[]): boolean {
  return given.some(({ before }, index) => {
    const previous = given[index - 1];
    return (
      previous !== undefined &&
      (HEDGED.test(before) || (RANGE.test(before) && RANGE_BEFORE.test(previous.before)))
    );
  });
}

/** The single amount that several figures express: «225 al mese, cioè 2700 l'anno». */
function toSame(figures: readonly Figure[]): Figure | null {
  const timed = figures.filter(({ times }) => typeof times === "number");
  const whole =
    figures.find(({ times }) => times === 1) ?? figures.find(({ times }) => times === null);
  const sameValue = figures.every(
    ({ value, times }) => value === figures[0]?.value && times === figures[0]?.times,
  );
  if (sameValue) {
    return figures[0] ?? null;
  }
  const parts = timed.filter(({ times }) => times !== 1);
  const agrees = ({ value, times }: Figure) =>
    whole !== undefined &&
    typeof times === "number" &&
    Math.abs(value * times - whole.value) <= whole.value * SAME_WITHIN;
  return whole !== undefined && parts.length === figures.length - 1 && parts.every(agrees)
    ? { ...whole, times: 1 }
    : null;
}
