import { toSpokenText } from "../../text/spoken-text.ts";
import { MONTHS } from "../../text/time-words.ts";
import { type Interview, withDraft } from "../interview.ts";
import { type Question, refuseAnswer, take, toAnswerText } from "../question.ts";
import {
  findOpenValue,
  isBillPriced,
  listRepeated,
  listRepeatedLines,
  toProof,
  toShownValue,
  toValueLabel,
  withConfirmed,
} from "../sent-bill.ts";
import type { KnownBill } from "../sent-values.ts";
import { readWholeYes, saysOnlyYes, type YesOrNo } from "../understanding/affirmation.ts";
import { findChoice, type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { readCoveredMonths } from "../understanding/months.ts";
import { SKIP, toChoicesAddon } from "./answer-addons.ts";
import { saysSkip } from "./open-choice.ts";
import { findBillSupplier } from "./read-or-said-questions.ts";
import { OF_A_SENT_BILL, takeValue, toRefusal } from "./take-sent-value.ts";

const NO = "No, controllo uno per uno";
const RIGHT: YesOrNo = [
  { value: "si", label: "Sì, è tutto giusto" },
  { value: "no", label: NO, says: /^no\b|cambi|sbagliat|divers|corregg|controll|uno per uno/ },
];

/**
 * Repeats the values that the bill proves, each with its unit and the words of the bill. None of
 * them is used before the person agrees.
 */
export const billRight: Question = {
  key: "sent-right",
  step: 121,
  ...OF_A_SENT_BILL,
  speaksOf: "present",
  applies: (interview) => listRepeated(interview).length > 0,
  ask: (interview) => ({
    // The widget shows only the last bubble of a message in bold.
    text: [["Dimmi se è tutto giusto.", ...toLines(interview)].join("\n"), "È giusto?"],
    addons: [toChoicesAddon(RIGHT)],
  }),
  read(answer, interview, context) {
    const isRight = readWholeYes(toAnswerText(answer), RIGHT);
    if (isRight === null) {
      return refuseAnswer("Sono giusti? Scrivi «sì», oppure «no» e li guardiamo uno per uno.");
    }
    if (!isRight) {
      return take(interview, "D’accordo, uno per uno.");
    }
    const sure: KnownBill["confirmed"] = Object.fromEntries(
      listRepeated(interview)
        .map(([name, { value }]) => [name, value] as const)
        .filter(([name, value]) => !toRefusal(name, value, interview, context)),
    );
    const confirmed = withConfirmed(interview, sure, context);
    const isToldNow = interview.draft.operator === "" && sure.supplier !== undefined;
    return take(
      isToldNow
        ? withDraft(confirmed, { operator: findBillSupplier(interview, context) })
        : confirmed,
      "Bene.",
    );
  },
  walk: ["sì", "no", "sì", "forse"],
};

function toLines(interview: Interview): string[] {
  const { offer = "" } = interview.notes.bill ?? {};
  return [...(offer === "" ? [] : [`Oggi hai ${offer}`]), ...listRepeatedLines(interview)];
}

/** Asks for the period of the bill, because a unit price and a monthly fixed part need its days. */
export const billPeriod: Question = {
  key: "sent-period",
  step: 124,
  ...OF_A_SENT_BILL,
  speaksOf: "present",
  dependsOn: [...OF_A_SENT_BILL.dependsOn, "sent-right"],
  applies: (interview) => findOpenValue(interview, "period") !== undefined,
  ask(interview) {
    const found = interview.notes.bill?.values.period;
    const shown = toShownValue("period", found?.value ?? "", interview);
    return {
      text: [`La bolletta va ${shown}${toProof(found)}: giusto?`],
      addons: [toChoicesAddon(PERIODS)],
    };
  },
  read(answer, interview, context) {
    const found = findOpenValue(interview, "period");
    const words = dropMonths(toAnswerText(answer), found?.value ?? "");
    const isRight = words === null ? null : readWholeYes(words, PERIODS);
    if (isRight === null || found === undefined) {
      return refuseAnswer("Sono giusti quei giorni? Scrivi «sì» o «no».", "period");
    }
    return takeValue("period", isRight ? found.value : "", interview, context);
  },
  walk: ["sì", "no", "boh"],
};

/**
 * Removes the period's months from a yes that repeats them: «Sì, marzo e aprile». Null if the yes
 * names others.
 */
function dropMonths(words: string, period: string): string | null {
  const named = readCoveredMonths(words);
  const [from = 0, to = 0] = period.split("/").map((day) => Number(day.slice(5, 7)));
  const isSame = named.length > 0 && named[0]?.month === from && named.at(-1)?.month === to;
  const rest = words.replace(OF_MONTHS, "").trim();
  return isSame ? rest : named.length > 0 && readWholeYes(rest, PERIODS) === true ? null : words;
}

const OF_MONTHS = new RegExp(
  String.raw`[\s,:(]*(?:(?:il )?bimestre |da |di )?(?:${MONTHS})(?:\s?(?:[-/,]|e|a)?\s?(?:${MONTHS}))*\)?`,
  "i",
);

const PERIODS: YesOrNo = [
  { value: "si", label: "Sì" },
  { value: "no", label: "No, o non lo so", says: /^no\b|non (?:lo so|saprei|ricordo)|boh/ },
];

const PRICINGS: readonly ReadableChoice[] = [
  {
    value: "fixed",
    label: "Fisso",
    says: /\bfiss[oi]\b|(?<!\bquot[ae] )\bfiss[ae]\b|\bbloccat[oaie]\b|\bsempre (?:uguale|lo stesso)\b/,
  },
  {
    value: "variable",
    label: "Variabile",
    hint: "segue il PUN o il PSV",
    says: /variabil|indicizzat|\bindice\b|\bspread\b|\bpun\b|\bpsv\b|\b(?:cambia|varia|oscilla)\b(?! (?:qualcosa|niente|nulla|molto|fornitore))|\bsegue (?:il |la |l')?(?:mercato|borsa|indice)\b/,
  },
];

/**
 * Asks whether the price is fixed: a variable price is computed from the index, a fixed one from
 * the bill.
 */
export const billPricing: Question = {
  key: "sent-pricing",
  step: 155,
  ...OF_A_SENT_BILL,
  speaksOf: "present",
  dependsOn: [
    ...OF_A_SENT_BILL.dependsOn,
    "sent-right",
    "sent-contractPrice",
    "sent-unitPrice",
    "sent-saleFixed",
  ],
  applies: (interview) =>
    interview.notes.bill?.confirmed.pricing === undefined && isBillPriced(interview),
  ask(interview) {
    const found = findOpenValue(interview, "pricing");
    const read = findChoice(PRICINGS, found?.value);
    if (found === undefined || read === undefined) {
      return {
        text: ["Il prezzo è fisso o variabile?"],
        addons: [toChoicesAddon([...PRICINGS, SKIP])],
      };
    }
    const others = PRICINGS.filter((each) => each !== read);
    return {
      text: [
        `Alla voce «${toValueLabel("pricing")}» leggo ${toShownValue("pricing", found.value, interview)}${toProof(found)}. È giusto?`,
      ],
      addons: [
        toChoicesAddon([
          { ...read, label: `Sì, ${read.label.toLowerCase()}` },
          ...others.map((each) => ({ ...each, label: `No, ${each.label.toLowerCase()}` })),
          SKIP,
        ]),
      ],
    };
  },
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const found = findOpenValue(interview, "pricing");
    if (found !== undefined && saysOnlyYes(words)) {
      return takeValue("pricing", found.value, interview, context);
    }
    const reading = readAffirmedChoice(words, PRICINGS);
    // A «no» to a read value does not state the right one.
    const isDenied = found !== undefined && /^no\b(?!.*\bnon\b)/.test(toSpokenText(words));
    if (saysSkip(words) && !isDenied && reading.status !== "one") {
      return takeValue("pricing", "", interview, context);
    }
    return reading.status === "one"
      ? takeValue("pricing", reading.choice.value, interview, context)
      : refuseAnswer("Scrivi «fisso», «variabile» oppure «non lo so».", "pricing");
  },
  walk: ["fisso", "variabile", "non lo so", "forse", "sì", "no"],
};
