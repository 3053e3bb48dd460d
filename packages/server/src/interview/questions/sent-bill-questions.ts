import { MONTH_NAMES } from "@volpe/contract";
import { type Interview, withDraft } from "../interview.ts";
import { type Question, refuse, take, toAnswerText } from "../question.ts";
import {
  findOpenValue,
  listRepeated,
  listRepeatedLines,
  toProof,
  toShownValue,
  withConfirmed,
} from "../sent-bill.ts";
import type { KnownBill } from "../sent-values.ts";
import { readWholeYes } from "../understanding/affirmation.ts";
import { readCoveredMonths } from "../understanding/months.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { findBillSupplier } from "./read-or-said-questions.ts";
import { OF_A_SENT_BILL, takeValue, toRefusal } from "./take-sent-value.ts";

const YES = {
  value: "si",
  label: "Sì",
  says: /^(?:si|giusto|esatto|certo|ok|va bene|confermo|corretto|perfetto|tutto giusto)\b/,
};
const NO = "No, controllo uno per uno";
const RIGHT = [
  { ...YES, label: "Sì, è tutto giusto" },
  { value: "no", label: NO, says: /^no\b|cambi|sbagliat|divers|corregg|controll|uno per uno/ },
] as const;

/**
 * Repeats the values that the bill proves, each with its unit and the words of the bill. None is used
 * before the person says yes.
 */
export const billRight: Question = {
  key: "sent-right",
  step: 121,
  ...OF_A_SENT_BILL,
  speaksOf: "present",
  applies: (interview) => listRepeated(interview).length > 0,
  ask: (interview) => ({
    // Only the last bubble is bold.
    text: [["Dimmi se è tutto giusto.", ...toLines(interview)].join("\n"), "È giusto?"],
    addons: [toChoicesAddon(RIGHT)],
  }),
  read(answer, interview, context) {
    const isRight = readWholeYes(toAnswerText(answer), RIGHT);
    if (isRight === null) {
      return refuse("Sono giusti? Scrivi «sì», oppure «no» e li guardiamo uno per uno.");
    }
    if (!isRight) {
      return take(interview, "D’accordo, uno per uno.");
    }
    const sure: KnownBill["confirmed"] = Object.fromEntries(
      listRepeated(interview)
        .map(([name, { value }]) => [name, value] as const)
        .filter(([name, value]) => !toRefusal(name, value, interview)),
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

/** A unit price and a fixed part by the month need the days that the bill covers. */
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
      return refuse("Sono giusti quei giorni? Scrivi «sì» o «no».", "period");
    }
    return takeValue("period", isRight ? found.value : "", interview, context);
  },
  walk: ["sì", "no", "boh"],
};

/** «Sì, marzo e aprile» without the months of the period; null if a yes names others. */
function dropMonths(words: string, period: string): string | null {
  const named = readCoveredMonths(words);
  const [from = 0, to = 0] = period.split("/").map((day) => Number(day.slice(5, 7)));
  const isSame = named.length > 0 && named[0]?.month === from && named.at(-1)?.month === to;
  const rest = words.replace(MONTHS, "").trim();
  return isSame ? rest : named.length > 0 && readWholeYes(rest, PERIODS) === true ? null : words;
}

const MONTHS = new RegExp(
  `[\\s,:(]*(?:(?:il )?bimestre |da |di )?(?:${MONTH_NAMES.join("|")})(?:\\s?(?:[-/,]|e|a)?\\s?(?:${MONTH_NAMES.join("|")}))*\\)?`,
  "i",
);

const PERIODS = [
  YES,
  { value: "no", label: "No, o non lo so", says: /^no\b|non (?:lo so|saprei|ricordo)|boh/ },
] as const;
