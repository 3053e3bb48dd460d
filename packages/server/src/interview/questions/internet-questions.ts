import { formatQuantity } from "@volpe/contract";
import { saysUnknown } from "../../text/spoken-text.ts";
import { type Interview, withDraft } from "../interview.ts";
import { getNeeds, withNeeds } from "../product-needs.ts";
import { findOpened } from "../product-request.ts";
import {
  askMeaning,
  confirm,
  type Question,
  type Reading,
  type Refusal,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { findChoice, type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { type FigureReading, readFigure, toOne, toSeveral } from "../understanding/figure.ts";
import { LINES } from "../understanding/product-choices.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { findNoLine } from "../understanding/stated-values.ts";
import { isUnsettled } from "../understanding/unsettled.ts";
import { createAmountQuestion } from "./amount-question.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

export const presentLine: Question = {
  key: "present-line",
  speaksOf: "present",
  step: STEPS.presentLine,
  tipologies: ["internet"],
  findStated: findNoLine,
  ask: () => ({
    text: ["Che linea hai adesso?"],
    addons: [toChoicesAddon([...LINES, OPEN_CHOICE])],
  }),
  read(answer, interview) {
    const words = toAnswerText(answer);
    // «Non ho una linea» and «non lo so» are different answers.
    if (saysUnknown(words)) {
      return takeLine(undefined, true, interview);
    }
    const none = LINES.find(({ value }) => value === "nessuna");
    const first = readFirst(words);
    const reading =
      first.status === "none" && none?.says.test(toSaidText(words))
        ? ({ status: "one", choice: none } as const)
        : first;
    if (
      reading.status === "one" &&
      reading.choice.value === "ftth" &&
      !WHOLE.test(toSaidText(words))
    ) {
      return askMeaning(
        "Fibra fino in casa, o fibra mista con il rame? Se non lo sai, scrivi «non lo so».",
        "presentLine",
        LINES.filter(({ value }) => value === "ftth" || value === "fttc"),
      );
    }
    return takeLine(
      reading.status === "one" ? reading.choice : undefined,
      saysAny(words),
      interview,
    );
  },
  formField: "presentLine",
  accept: (value, interview) => takeLine(findChoice(LINES, value), value === null, interview),
  summary(interview) {
    const line = findChoice(LINES, getNeeds(interview).presentLine);
    const hint = line?.hint === undefined ? "" : ` (${line.hint})`;
    return [{ label: "Linea di oggi", value: line === undefined ? null : `${line.label}${hint}` }];
  },
  walk: ["fibra mista", "adsl", "nessuna", "non lo so", "piccioni"],
};

/** «Fibra» alone is often used for a mixed line too. */
const WHOLE =
  /\bftth\b|fino (?:in|a) (?:casa|appartamento|ufficio)|fibra (?:\w+ )?(?:vera|pura|ottica|diretta|totale)|(?:dentro|in) casa|\bgiga\b|\bgbps\b|\b(?:1|2[.,]?5|5|10) ?(?:gb?|giga)\b|\b(?:1000|2500)\b|tutta fibra/;

function takeLine(
  line: ReadableChoice | undefined,
  isOpen: boolean,
  interview: Interview,
): Reading {
  if (line === undefined && !isOpen) {
    return refuseAnswer(
      "Scegli la linea di oggi: fibra fino in casa, fibra mista rame, senza cavo, ADSL o nessuna. Oppure scrivi «non lo so».",
      "presentLine",
    );
  }
  const value = line?.value ?? "";
  return take(
    withNeeds(withDraft(interview, { subtype: toTechnology(value) }), { presentLine: value }),
    line === undefined
      ? "Nessun problema: si vede dalla copertura."
      : confirm(line.label, presentLine.step),
  );
}

// «Fibra mista» matches both kinds of fibre and means the mixed one.
function readFirst(words: string) {
  const lines = LINES.filter(({ value }) => value !== "nessuna" || words === value);
  const reading = readAffirmedChoice(words, lines, isUnsettled);
  const mixed = LINES.find(({ value }) => value === "fttc");
  return reading.status === "several" && mixed?.says.test(toSaidText(words))
    ? ({ status: "one", choice: mixed } as const)
    : reading;
}

function toTechnology(value: string): string {
  return value === "nessuna" || value === "adsl" ? "" : value;
}

const SPEEDS = [
  { value: "100", label: "Fino a 100 Mbit/s", hint: "Posta, video, una o due persone" },
  { value: "300", label: "Almeno 300 Mbit/s", hint: "Più schermi insieme" },
  { value: "1000", label: "1.000 Mbit/s o più", hint: "File grandi, giochi, lavoro" },
];

export const speed = createAmountQuestion({
  key: "speed",
  speaksOf: "amount",
  measures: "speed",
  step: STEPS.speed,
  tipologies: ["internet"],
  // The question is not asked if the person came from a line, which has a speed.
  applies: (interview, context) => findOpened(interview, context) === null,
  ask: () => ({
    text: ["Quanta velocità ti serve?"],
    addons: [toChoicesAddon([...SPEEDS, OPEN_CHOICE])],
  }),
  formField: "speed",
  find: readMbps,
  doubt: ({ value, isNamed }) =>
    isNamed || value > 10 || value <= 0
      ? []
      : [formatQuantity(value, "giga"), formatQuantity(value, "mega")],
  derive: deriveSpeed,
  min: 1,
  max: 100_000,
  refusal:
    "Scrivi la velocità in megabit al secondo, per esempio «300 mega» o «1 giga», oppure «non lo so».",
  describeAmount: (mbps) => formatQuantity(mbps, "Mbit/s"),
  unknown: "Va bene, le guardo tutte.",
  write: (interview, downloadMbps) => withNeeds(interview, { downloadMbps }),
  summary(interview) {
    const { downloadMbps } = getNeeds(interview);
    const value = downloadMbps === null ? null : formatQuantity(downloadMbps, "Mbit/s");
    return [{ label: "Velocità cercata", value }];
  },
  walk: ["300 mega", "1 giga", "non lo so", "tanta"],
});

/** Matches the people who use a line: «basta per due», «siamo in quattro». */
const USERS =
  /\b(?:per|siamo(?: in)?|ci viv\w+ in) (?:noi )?(uno|una|due|tre|quattro|cinque|sei|[1-6])(?: person[ae]| di noi)?(?=$|[\s,.!?])(?! (?:anni|mesi|euro|giorni|piani))/;

/** Offers the speed for so many people, as the choices of the question name it. */
function deriveSpeed(words: string): Refusal | null {
  const said = toSaidText(words);
  const users = USERS.exec(said)?.[1];
  if (users === undefined || /\b(?:mega|giga)|mbit|gbit|\bgb|\d{2}/.test(said)) {
    return null;
  }
  const isFew = /^(?:un[oa]|due|[12])$/.test(users);
  return askMeaning(
    isFew
      ? "Per una o due persone di solito bastano 100 Mbit/s: va bene?"
      : "Per più schermi insieme servono di solito almeno 300 Mbit/s: va bene?",
    "speed",
    [formatQuantity(isFew ? 100 : 300, "Mbit/s")],
  );
}

/** Matches a monthly data volume, the present line, or a speed that is not enough. */
const NOT_WANTED =
  /\b(?:al mese|mensil\w+|di dati|dati|(?:di )?traffico|poch[ie]|tropp[oie]|lent[oaie]|scars[ie]|di piu|piu veloc\w+)\b|\bnon (?:mi |ci |me ne )?bast\w+|\b(?:ora|adesso|oggi|attualmente)\b|\b(?:ho|abbiamo|avevo) (?:gia )?(?:una? )?(?:\d|fibra)/;
/** The fastest line for homes. Larger figures are read as a data volume. */
const FASTEST_MBPS = 10_000;

/** Parses a line's download speed in Mbit/s: «300 mega», «1 giga», «mezzo giga», «2,5 Gbit/s». */
export function readMbps(text: string): FigureReading {
  const words = text.replace(/\bmezzo gig[ab](?:it)?\b/gi, "500 mega");
  const clauses = words.split(/[,;]\s|\b(?:ma|però|pero)\b/i);
  const wished = clauses.filter((clause) => WISH.test(toSaidText(clause)));
  const whole = readOne(words);
  if (whole.status === "none" && HIGHEST.test(toSaidText(text))) {
    const figure = { value: TOP_MBPS, kind: "mbps" as const, times: null, isNamed: true };
    return toOne(figure);
  }
  return whole.status !== "one" && clauses.length > 1 && wished.length === 1
    ? readOne(wished[0] ?? "")
    : whole;
}

/**
 * Matches words for the highest speed that the question offers: «Il massimo», «la massima
 * possibile».
 */
const HIGHEST =
  /^(?:(?:voglio|vorrei|direi|mi serve|ci serve) )?(?:(?:il|la|al|el|quell[oa]) )?(?:massim[oa](?: (?:che c'e|possibile|disponibile|velocita))?|piu (?:alt[oa]|veloce|svelt[oa]|rapid[oa])(?: (?:che (?:c'e|avete|hai|gave)|possibile|di tutt[ie]))?)(?=$|[,.!])/;
const TOP_MBPS = 1000;

/** Matches words that precede the wanted speed: «Ora ho 30 mega ma ne vorrei 200». */
const WISH = /\b(?:vorrei|vorremmo|voglio|vogliamo|mi serv\w+|ci serv\w+|cerco|cerchiamo)\b/;

/** Matches bounds such as «più di 100» and «meno di 50», which do not mean that figure. */
const BEYOND = /(?<!\bnon )\b(?:(?:piu|meno) di|oltre i?|(?:sopra|sotto) i) ?\d/;

function readOne(text: string): FigureReading {
  const reading = readFigure(text, { kinds: ["mbps"], takesBounds: "both", isWished: true });
  if (reading.status === "one" && BEYOND.test(toSaidText(text))) {
    return toSeveral(reading.figure);
  }
  // «100 MB/s» are megabytes, or megabits with a wrong letter.
  if (
    reading.status === "one" &&
    /\d\s*MB\/s|megabytes?\b|mbyte/i.test(text) &&
    !/\d\s*[Mm]b\/s/.test(text)
  ) {
    const { figure } = reading;
    return toSeveral({ ...figure, value: figure.value * 8 }, figure);
  }
  const isOther =
    reading.status === "one" &&
    (NOT_WANTED.test(toSaidText(text)) ||
      /\b[48] ?k\b/i.test(text) ||
      reading.figure.value > FASTEST_MBPS);
  return isOther ? { status: "other-kind", kind: "other", value: reading.figure.value } : reading;
}
