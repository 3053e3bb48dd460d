import { DAY_MS } from "@volpe/contract";
import { toRomeDay } from "../../time/rome-time.ts";
import { toMonth } from "./months.ts";
import { toSaidText } from "./spelling.ts";

/** Month and day of the moments that people name instead of a date. */
const FEASTS: readonly (readonly [RegExp, month: number, day: number])[] = [
  [/\bnatale\b/, 12, 25],
  [/\bfine (?:dell')?anno\b|\bsan silvestro\b/, 12, 31],
  [/\bcapodanno\b|\banno nuovo\b/, 1, 1],
  [/\b(?:befana|epifania)\b|\bdopo le feste\b/, 1, 6],
  [/\bpasqua\b/, 4, 5],
  [/\bferragosto\b/, 8, 15],
];
const MONTH = /(?:\b(\d{1,2}|primo|inizio|meta|fine) (?:di )?)?\b([a-z]{3,})\b/g;
const DAYS: Readonly<Record<string, number>> = { primo: 1, inizio: 1, meta: 15, fine: 28 };
/** «Entro marzo» reaches to the end of March, «a marzo» begins on its first day. */
const UNTIL = /\bentro (?:il mese di |la fine di )?$/;
const NEXT_YEAR = /\b(?:anno prossimo|prossimo anno|anno che viene)\b/;

/**
 * How many days after `now` the months and feasts of a text are: «a marzo», «entro Natale», «il 15
 * dicembre». A month that has begun is now.
 */
export function listDaysUntil(text: string, now: Date): number[] {
  const said = toSaidText(text);
  return [...readFeasts(said), ...readMonths(said), ...readDates(said)].map((date) =>
    countDaysUntil(date, said, now),
  );
}

function countDaysUntil(date: Moment, said: string, now: Date): number {
  const today = toRomeDay(now.getTime());
  const [year = 0, month = 0] = today.split("-").map(Number);
  const isThisMonth = date.month === month && date.day === null;
  const isLater = `${toTwo(date.month)}-${toTwo(date.day ?? 1)}` >= today.slice(5);
  const named = /\b20\d\d\b/.exec(said)?.[0] ?? date.year;
  const of =
    named === undefined
      ? year + (NEXT_YEAR.test(said) || !(isLater || isThisMonth) ? 1 : 0)
      : Number(named);
  const day = Date.UTC(of, date.month - 1, date.day ?? 1);
  return Math.max(0, Math.round((day - Date.parse(today)) / DAY_MS));
}

type Moment = { month: number; day: number | null; year?: string };

const DATE = /(?<![\d/.])(\d{1,2})[/.](\d{1,2})(?:[/.](?:20)?(\d\d))?(?![\d/.]| mesi)/g;

/** «15/1/2027», «31/12». */
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
