import { readNumberWord } from "@volpe/contract";
import { toSaidText } from "./spelling.ts";

export type PartOfDay = "mattina" | "pomeriggio" | "sera";

const HOURS =
  /\b(h|dopo le|dopo l'|non prima delle|prima delle|prima dell'|entro le|dalle|dalla|alle|all'|verso le|verso l'|verso|ore|le|tra le|fra le|e le|-|fino alle|l')\s*(\d{1,2}|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno)(?:[:.,]\d{2})?\b/g;

/**
 * The part of the day of the hours in a text: «dopo le 18», «tra le 9 e le 12». Null = no hour, or
 * hours in several parts.
 */
export function readPartOfDay(text: string): PartOfDay | null {
  const said = toSaidText(text)
    .replace(/^(?=\d{1,2}[:.]\d{2}$)/, "alle ")
    .replace(/(?<![\d:.,])(\d{1,2})\s*-\s*(\d{1,2})(?!\d)/g, "dalle $1 alle $2");
  const hours = [...said.matchAll(HOURS)].map(([, how = "", hour = ""]) => ({
    how,
    hour: toHour(hour),
  }));
  const [first, last = first, ...others] = hours;
  // Eight may be of the morning or of the evening.
  if (hours.length === 1 && hours[0]?.hour === 8) {
    return null;
  }
  // We never call at night.
  if (/\bnotte\b/.test(toSaidText(text))) {
    return null;
  }
  if (first === undefined || last === undefined || others.length > 0) {
    return null;
  }
  const isUntil = /(?<!non )prima|entro|fino/.test(first.how);
  const from = isUntil ? first.hour - 1 : first.hour;
  const to = last === first ? from : last.hour - 1;
  // «Dopo le 17» leaves little of the afternoon.
  const begin = /dopo/.test(first.how) && from === 17 ? 18 : from;
  // Between one and two nobody calls.
  if (begin === 13 && !/dopo/.test(first.how) && to < 14) {
    return null;
  }
  const parts = new Set([toPart(begin), toPart(Math.max(begin, to))]);
  const [part] = parts;
  const isLate = hours.some(
    ({ how, hour }) => hour > LAST_HOUR || (/dopo/.test(how) && hour === LAST_HOUR),
  );
  return parts.size === 1 && !isLate ? (part ?? null) : null;
}

/** The last hour at which we call. */
const LAST_HOUR = 20;

// An hour below eight means the afternoon or evening.
function toHour(hour: string): number {
  const value =
    hour === "una" ? 13 : hour === "mezzogiorno" ? 12 : (readNumberWord(hour) ?? Number(hour));
  return value < 8 ? value + 12 : value;
}

function toPart(hour: number): PartOfDay {
  return hour < 13 ? "mattina" : hour < 18 ? "pomeriggio" : "sera";
}
