import { DAY_MS, toDateParts, toRomeDay } from "@volpe/contract";
import { saysUnknown, toSpokenText } from "../../text/spoken-text.ts";
import { toEaster } from "../../time/easter.ts";
import type { Interview } from "../interview.ts";
import { getNeeds, withNeeds } from "../product-needs.ts";
import {
  confirm,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { findChoice, type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { findNumbers } from "../understanding/italian-number.ts";
import { toMonth } from "../understanding/months.ts";
import { NEEDED_BY } from "../understanding/product-choices.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { findOnlyClause } from "../understanding/stated-values.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { saysAny } from "./open-choice.ts";

/** Matches a clause that only says when the car is needed: «mi serve subito», «entro due mesi». */
const WHEN =
  /^(?:(?:mi|ci) serv(?:e|irebbe) )?(?:subito|al pi[uù] presto|il prima possibile|(?:entro|tra|fra) (?:un|due|tre|[1-3]) mes[ei]|senza fretta)$/i;

export const neededBy: Question = {
  key: "needed-by",
  speaksOf: "time",
  step: 168,
  tipologies: ["noleggio"],
  findStated: (text) => findOnlyClause(text, WHEN),
  ask: () => ({ text: ["Quando ti serve?"], addons: [toChoicesAddon(NEEDED_BY)] }),
  read(answer, interview, context) {
    const words = toLongWait(toAnswerText(answer)).replace(NOT_NOW, " ");
    const reading = saysUnknown(words) ? null : readAffirmedChoice(words, NEEDED_BY);
    const said = reading?.status === "one" ? reading.choice : undefined;
    // «Vediamo i prezzi» means that the person is only looking, so no date is set.
    const isLooking = reading === null || said?.value === "guardo";
    if (NO_HURRY.test(toSaidText(words)) || (!isLooking && saysAny(words))) {
      return takeNeededBy(findChoice(NEEDED_BY, "oltre"), interview);
    }
    // «Marzo o aprile» are both later on.
    const [wait, ...others] = new Set(listDaysUntil(words, context.now).map(toWait));
    if (wait !== undefined) {
      const byDate = findChoice(NEEDED_BY, wait);
      // «Subito, al massimo a marzo» states two dates.
      const isSure = said === undefined || said === byDate || said.value === "oltre";
      return takeNeededBy(isSure && others.length === 0 ? byDate : undefined, interview);
    }
    return takeNeededBy(reading === null ? NEEDED_BY.at(-1) : said, interview);
  },
  formField: "neededBy",
  accept: (value, interview) => takeNeededBy(findChoice(NEEDED_BY, value ?? "guardo"), interview),
  summary: (interview) => [
    {
      label: "Quando serve",
      value: findChoice(NEEDED_BY, getNeeds(interview).neededBy)?.label.toLowerCase() ?? null,
    },
  ],
  walk: ["subito", "tra due mesi", "più avanti", "boh", "mai"],
};

function takeNeededBy(choice: ReadableChoice | undefined, interview: Interview): Reading {
  return choice === undefined
    ? refuseAnswer(
        "Scegli un momento solo: entro un mese, fra uno e tre mesi, più avanti, o «sto solo guardando».",
        "neededBy",
      )
    : take(
        withNeeds(interview, { neededBy: choice.value }),
        confirm(choice.label.toLowerCase(), neededBy.step),
      );
}

const NO_HURRY =
  /\b(?:senza|non ho|nessuna|non c'e|non abbiamo) (?:alcuna |nessuna |particolare |troppa )?(?:fretta|urgenza)|\bnon (?:e |ho )?urgen/;

/** Matches words for a time that is ruled out: «Più avanti, adesso no soldi». */
const NOT_NOW = /\b(?:adesso|ora) (?:no|non)\b[^,;]*|\bper (?:ora|adesso|il momento)\b/i;

/** Writes a wait of many days or weeks in months: «Fra cinque settimane» is longer than a month. */
function toLongWait(words: string): string {
  const spoken = toSpokenText(words);
  for (const { value, start, end } of findNumbers(spoken)) {
    const [written = "", unit] = /^ (giorni|settimane)\b/.exec(spoken.slice(end)) ?? [];
    const days = unit === undefined ? 0 : value * (unit === "giorni" ? 1 : 7);
    if (days > DAYS_OF_A_MONTH) {
      const months = days > 3 * DAYS_OF_A_MONTH ? "sei" : "due";
      return `${spoken.slice(0, start)}${months} mesi${spoken.slice(end + written.length)}`;
    }
  }
  return words;
}

const DAYS_OF_A_MONTH = 31;

function toWait(days: number): string {
  return days <= DAYS_OF_A_MONTH ? "subito" : days <= 3 * DAYS_OF_A_MONTH ? "tre-mesi" : "oltre";
}

/**
 * Month and day of the feasts that people name instead of a date. Easter is computed, because its
 * day changes.
 */
const FEASTS: readonly (readonly [RegExp, month: number, day: number])[] = [
  [/\bnatale\b/, 12, 25],
  [/\bfine (?:dell')?anno\b|\bsan silvestro\b/, 12, 31],
  [/\bcapodanno\b|\banno nuovo\b/, 1, 1],
  [/\b(?:befana|epifania)\b|\bdopo le feste\b/, 1, 6],
  [/\bferragosto\b/, 8, 15],
];
const MONTH = /(?:\b(\d{1,2}|primo|inizio|meta|fine) (?:di )?)?\b([a-z]{3,})\b/g;
const DAYS: Readonly<Record<string, number>> = { primo: 1, inizio: 1, meta: 15, fine: 28 };
/** «Entro marzo» reaches to the end of March, «a marzo» begins on its first day. */
const UNTIL = /\bentro (?:il mese di |la fine di )?$/;
const NAMED_YEAR = /\b20\d\d\b/;
const NEXT_YEAR = /\b(?:anno prossimo|prossimo anno|anno che viene)\b/;

/**
 * How many days after `now` the months and feasts of a text are: «a marzo», «entro Natale», «il 15
 * dicembre». A month that has begun is now.
 */
export function listDaysUntil(text: string, now: Date): number[] {
  const said = toSaidText(text);
  const today = toRomeDay(now.getTime());
  return [
    ...readFeasts(said),
    ...readEaster(said, today),
    ...readMonths(said),
    ...readDates(said),
  ].map((date) => countDaysUntil(date, said, today));
}

function countDaysUntil(date: Moment, said: string, today: string): number {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const isThisMonth = date.month === month && date.day === null;
  const isLater = `${toTwo(date.month)}-${toTwo(date.day ?? 1)}` >= today.slice(5);
  const named = NAMED_YEAR.exec(said)?.[0] ?? date.year;
  const of =
    named === undefined
      ? year + (NEXT_YEAR.test(said) || !(isLater || isThisMonth) ? 1 : 0)
      : Number(named);
  const day = Date.UTC(of, date.month - 1, date.day ?? 1);
  return Math.max(0, Math.round((day - Date.parse(today)) / DAY_MS));
}

type Moment = { month: number; day: number | null; year?: string };

const DATE = /(?<![\d/.])(\d{1,2})[/.](\d{1,2})(?:[/.](?:20)?(\d\d))?(?![\d/.]| mesi)/g;

/** Reads dates in figures: «15/1/2027», «31/12». */
function readDates(said: string): Moment[] {
  return [...said.matchAll(DATE)].flatMap(([, day = "", month = "", year]) =>
    Number(month) >= 1 && Number(month) <= 12 && Number(day) <= 31
      ? [
          {
            month: Number(month),
            day: Number(day),
            ...(year === undefined ? {} : { year: `20${year}` }),
          },
        ]
      : [],
  );
}

function readFeasts(said: string): Moment[] {
  return FEASTS.flatMap(([name, month, day]) => (name.test(said) ? [{ month, day }] : []));
}

/** The Easter of the named year, else the first one that is not over. */
function readEaster(said: string, today: string): Moment[] {
  if (!/\bpasqua\b/.test(said)) {
    return [];
  }
  const year = Number(today.slice(0, 4));
  const isNext = NEXT_YEAR.test(said) || toEaster(year) < today;
  const named = NAMED_YEAR.exec(said)?.[0] ?? String(isNext ? year + 1 : year);
  const { month, day } = toDateParts(toEaster(Number(named)));
  return [{ month, day, year: named }];
}

function readMonths(said: string): Moment[] {
  return [...said.matchAll(MONTH)].flatMap(({ 1: day = "", 2: word = "", index }) => {
    const month = toMonth(word);
    const typed = DAYS[day] ?? (Number(day) || null);
    const isEnd = typed === null && UNTIL.test(said.slice(0, index));
    return month === null ? [] : [{ month, day: isEnd ? 28 : typed }];
  });
}

function toTwo(number: number): string {
  return String(number).padStart(2, "0");
}
