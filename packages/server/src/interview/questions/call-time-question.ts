import { readNumberWord } from "@volpe/contract";
import { toSpokenText } from "../../text/spoken-text.ts";
import { withNotes } from "../interview.ts";
import { toRecallSentence } from "../product-words.ts";
import { confirm, type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import { declinesCall } from "../understanding/channel.ts";
import { type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { hasDenial } from "../understanding/negation.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { prefersMail, withoutCall } from "./channel-questions.ts";

const CALL_TIMES: readonly ReadableChoice[] = [
  {
    value: "mattina",
    label: "Mattina, 9–13",
    says: /mattin|(?<!\bsul )presto|prima di pranzo/,
  },
  {
    value: "pomeriggio",
    label: "Pomeriggio, 14–18",
    says: /pomerig|\bpome\b|dopo ?pranzo/,
  },
  {
    value: "sera",
    label: "Sera, 18–20",
    says: /\bsera|seral|sul tardi|piu tardi|dopo (il )?lavoro|(?<!\bprima di )cena/,
  },
  {
    value: "qualsiasi ora",
    label: "È uguale",
    says: /ugual|sempre|qualsiasi|qualunque|quando (?:ve |te )?(?:vuo|vol|pare|vi pare|ti pare|capita|puo|pot)|indifferent|quando (?:preferi|riusc|ce la)|quando (?:(?:vi|ti|le|ve|te) )?(?:viene|vien|e|fa|resta) (?:piu )?comod|tutto il giorno|tutte le ore|non importa|fate voi/,
  },
];

const CALL_TIME_WORDS: Readonly<Record<string, string>> = {
  mattina: "di mattina",
  pomeriggio: "di pomeriggio",
  sera: "di sera",
  "qualsiasi ora": "a qualsiasi ora",
};

/** Matches hours too late for our calls: «Dopo cena, alle 21». */
const NIGHT = /\b(?:alle|dalle|verso le|dopo le|ore) (?:2[1-4])\b/;

const toAfter = (_: string, of: string) => (of.startsWith("delle") ? "dopo le" : "dopo l'");

export const callTime: Question = {
  key: "call-time",
  speaksOf: "time",
  step: 230,
  applies: ({ draft }) => draft.communication === "telefono",
  findStated: (text) =>
    /\b(?:chiam|telefon)/i.test(text) && readPartOfDay(text) !== null ? text : null,
  ask: (interview) => ({
    text: [`${toRecallSentence(interview, "telefono")} In che momento?`],
    addons: [toChoicesAddon(CALL_TIMES)],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    if (declinesCall(words) || prefersMail(words)) {
      return withoutCall(interview);
    }
    if (NIGHT.test(toSpokenText(words))) {
      return refuseAnswer(
        "Chiamiamo fino alle 20: va bene la sera, o un altro momento?",
        "callTime",
      );
    }
    const later = words.replace(/\b(?:non|mai) prima (delle|dell['’])/i, toAfter);
    const equal = /\bnon (?:mi |ci )?(?:importa|cambia nulla|fa differenza)\b/gi;
    const told = later.replace(equal, "è uguale");
    // Drops a reason, as in «Pomeriggio, che la mattina dormo».
    const claim = readAffirmedChoice(told.replace(/[\s,]+che\s.*$/is, ""), CALL_TIMES);
    const reading = claim.status === "one" ? claim : readAffirmedChoice(told, CALL_TIMES);
    const time =
      reading.status === "one"
        ? reading.choice.value
        : reading.status === "none" && !hasDenial(later)
          ? readPartOfDay(later)
          : null;
    // Whether the answer excludes a part of the day: «Tutto il giorno tranne la sera».
    const isPart = time === "qualsiasi ora" && /mattin|pomerig|\bsera/i.test(later);
    return time !== null && !isPart
      ? take(
          withNotes(interview, { callTime: time }),
          confirm(CALL_TIME_WORDS[time] ?? time, callTime.step),
        )
      : refuseAnswer(
          "Scegli un momento solo tra mattina, pomeriggio e sera, oppure «è uguale».",
          "callTime",
        );
  },
  accept: (_, interview) => take(withNotes(interview, { callTime: "qualsiasi ora" })),
  walk: ["sera", "è uguale", "mai"],
};

type PartOfDay = "mattina" | "pomeriggio" | "sera";

const HOURS =
  /\b(h|dopo le|dopo l'|non prima delle|prima delle|prima dell'|entro le|dalle|dalla|alle|all'|verso le|verso l'|verso|ore|le|tra le|fra le|e le|-|fino alle|l')\s*(\d{1,2}|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|mezzogiorno)(?:[:.,]\d{2})?\b/g;

/**
 * The part of the day of the hours in a text: «dopo le 18», «tra le 9 e le 12». Null = no hour, or
 * hours in several parts.
 */
function readPartOfDay(text: string): PartOfDay | null {
  const said = toSaidText(text)
    .replace(/^(?=\d{1,2}[:.]\d{2}$)/, "alle ")
    .replace(/(?<![\d:.,])(\d{1,2})\s*-\s*(\d{1,2})(?!\d)/g, "dalle $1 alle $2");
  const hours = [...said.matchAll(HOURS)].map(([, how = "", hour = ""]) => ({
    how,
    hour: toHour(hour),
  }));
  const [first, last = first, ...others] = hours;
  // Eight may be in the morning or in the evening.
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
  // After «dopo le 17» little is left of the afternoon.
  const begin = /dopo/.test(first.how) && from === 17 ? 18 : from;
  // We call nobody between one and two.
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
