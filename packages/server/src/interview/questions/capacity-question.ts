import {
  type ChoicesAddon,
  FORM_FIGURES,
  formatQuantity,
  formatTyped,
  PLAUSIBLE_FIGURES,
} from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { saysUnknownAtLast, toSpokenText } from "../../text/spoken-text.ts";
import { type Interview, isBusiness, withDraft, withEstimate } from "../interview.ts";
import {
  askMeaning,
  confirm,
  type Question,
  refuseAnswer,
  take,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import { findOpenValue, toProof, toShownValue } from "../sent-bill.ts";
import { STEPS } from "../steps.ts";
import { saysOnlyYes } from "../understanding/affirmation.ts";
import { readPowerKw } from "../understanding/power.ts";
import { findWholeClause } from "../understanding/stated-values.ts";
import { toFieldAddon } from "./answer-addons.ts";

const DEFAULT_KW = 3;
const USUAL =
  /^(?:quell[ao] |la |il )?(?:solit[ao]|normale|standard|base|minim[ao]|domestic[ao]|di base)\b/;
/** Matches a clause that is only a power: «contatore da 4,5 kW». */
const POWER = /^(?:(?:con|il|un|di|da|potenza|contatore) )*\d{1,3}(?:[.,]\d)? ?kw$/i;
const NAMES_KW = /k ?w|kilowatt|chilowatt/i;

/** The power that a contract of each kind of customer may have. */
const POWER_KW = { privati: { min: 1.5, max: 30 }, aziende: { min: 0.5, max: 10_000 } } as const;

/** The sentence about a power that no home has; null if a home may have it. */
export function refuseHomePower(kw: number): string | null {
  const { min, max } = POWER_KW.privati;
  return kw < min || kw > max
    ? `Per una casa la potenza va da ${formatQuantity(min)} a ${formatQuantity(max, "kW")}: correggila com’è in bolletta, oppure cambia «Uso» se è di un’azienda.`
    : null;
}

function toPowerSentence({ min, max }: { min: number; max: number }): string {
  return `La potenza va da ${formatQuantity(min)} a ${formatQuantity(max, "kW")}. La trovi in bolletta alla voce «potenza impegnata».`;
}

/** From this power on, a missing decimal sign, as in 45 for 4,5, no longer explains the number. */
const OF_BUSINESSES_KW = 100;

/** The way on for a home with a power that only businesses have. */
function toOtherCustomer(kw: number, interview: Interview): string {
  return isBusiness(interview) || kw < OF_BUSINESSES_KW
    ? ""
    : " Se il contatore è di un’azienda, scrivi «scusa, è per l’azienda».";
}

export const capacity: Question = {
  key: "capacity",
  speaksOf: "figure",
  measures: "power",
  step: STEPS.capacity,
  tipologies: ["luce"],
  dependsOn: ["destination", "type"],
  findStated: (text) => findWholeClause(text, POWER),
  // The question is not asked if a sent bill contained the power.
  applies: ({ notes: { bill } }) => (bill?.confirmed.capacityKw ?? "") === "",
  ask: (interview) => ({
    text: [
      ...toReadOnBill(interview),
      isBusiness(interview)
        ? "Che potenza ha il contatore? In bolletta è «potenza impegnata»."
        : "Che potenza ha il contatore? In quasi tutte le case è 3 kW.",
    ],
    addons: [
      ...toReadChoice(interview),
      toFieldAddon({
        field: "number",
        name: "capacity",
        label: "Potenza impegnata",
        unit: "kW",
        initial: formatTyped(
          Number(findOpenValue(interview, "capacityKw")?.value ?? DEFAULT_KW),
          FORM_FIGURES.capacityKw,
        ),
        skip: { value: "non lo so", label: "Non lo so, usa 3 kW" },
      }),
    ],
  }),
  read(answer, interview) {
    const [read] = toReadChoice(interview)[0]?.choices ?? [];
    const given = toAnswerText(answer);
    const words = read !== undefined && saysOnlyYes(given) ? read.value : given;
    const reading = readPowerKw(words);
    const { min, max } = POWER_KW[isBusiness(interview) ? "aziende" : "privati"];
    const refusal = toPowerSentence({ min, max });
    const ask = (message: string, kws: readonly number[]) =>
      askMeaning(
        message,
        "capacity",
        kws.filter((kw) => kw >= min && kw <= max).map((kw) => formatQuantity(kw, "kW")),
      );
    switch (reading.status) {
      case "one": {
        // No home has 1.500 kW, so there the dot is a decimal sign. A business may have that power.
        const isOpen =
          isBusiness(interview) && reading.written !== reading.kw && NAMES_KW.test(words);
        if (isOpen && answer.isConfirmed !== true && words === given) {
          const labels = [reading.written, reading.kw].map((each) => formatQuantity(each, "kW"));
          return ask(toDidYouMean(labels), [reading.written, reading.kw]);
        }
        const kw = isOpen ? reading.written : reading.kw;
        const isOdd = !isBusiness(interview) && answer.isConfirmed !== true && !isUsual(kw);
        const meant = isOdd ? [kw / 10, kw * 10, kw / 100].map(toTenth).filter(isUsual) : [];
        if (meant.length > 0) {
          const meanings = [...meant.slice(0, 1), ...(kw <= max ? [kw] : [])];
          const labels = meanings.map((each) => formatQuantity(each, "kW"));
          const other = toOtherCustomer(kw, interview);
          return ask(`${toDidYouMean(labels)} ${refusal}${other}`, meanings);
        }
        return kw < min || kw > max
          ? refuseAnswer(refusal + toOtherCustomer(kw, interview), "capacity")
          : take(
              withEstimate(withDraft(interview, { capacity: toDecimal(kw, 3) }), "capacity", null),
              confirm(formatQuantity(kw, "kW"), capacity.step),
            );
      }
      case "several":
        return ask(
          reading.kws.length === 1
            ? toDidYouMean(reading.kws.map((kw) => formatQuantity(kw, "kW")))
            : "Mi serve una potenza sola, quella del contratto di adesso: qual è?",
          reading.kws,
        );
      case "other-unit":
        return reading.unit === "ampere"
          ? ask(
              `Gli ampere sono un’altra misura: di solito ${formatQuantity(reading.value, "A")} vogliono dire ${formatQuantity(toContractKw(reading.value), "kW")}. È così?`,
              [toContractKw(reading.value)],
            )
          : ask(
              `Qui serve la potenza in kW. ${refusal}`,
              reading.unit === "kwh" && isUsual(reading.value) ? [reading.value] : [],
            );
      case "none":
        return saysUnknownAtLast(words) || USUAL.test(toSpokenText(words))
          ? take(
              withEstimate(
                withDraft(interview, { capacity: toDecimal(DEFAULT_KW) }),
                "capacity",
                "La potenza non era nota: i conti usano 3 kW.",
              ),
              "Allora uso 3 kW, la potenza più comune.",
            )
          : refuseAnswer(refusal, "capacity");
    }
  },
  formField: "capacityKw",
  known: ({ draft: { capacity: kw } }) => [
    { label: "Potenza", value: kw === "" ? null : formatQuantity(Number(kw), "kW") },
  ],
  walk: ["3", "4,5 kW", "non lo so", "45", "4500 W"],
};

function toReadOnBill(interview: Interview): string[] {
  const found = findOpenValue(interview, "capacityKw");
  return found === undefined
    ? []
    : [
        `Sulla bolletta leggo ${toShownValue("capacityKw", found.value, interview)}${toProof(found)}: controllala.`,
      ];
}

/** Offers the power of the bill as an answer, unless no home has it. */
function toReadChoice(interview: Interview): ChoicesAddon[] {
  const found = findOpenValue(interview, "capacityKw");
  if (found === undefined || !(isBusiness(interview) || isUsual(Number(found.value)))) {
    return [];
  }
  const shown = toShownValue("capacityKw", found.value, interview);
  return [{ kind: "choices", choices: [{ value: shown, label: `Sì, ${shown}` }], typed: false }];
}

/** The power of a meter has at most one decimal. */
function toTenth(kw: number): number {
  return Math.round(kw * 10) / 10;
}

/** Whether it is a usual power of a home, kW. */
function isUsual(kw: number): boolean {
  const { min, max } = PLAUSIBLE_FIGURES.power;
  return kw >= min && kw <= max;
}

/**
 * The contract's power behind a breaker with this current in ampere at 230 V: it allows a tenth
 * more, and from 6 kW contracts have whole kW.
 */
function toContractKw(ampere: number): number {
  const kw = (ampere * 230) / 1.1 / 1000;
  return kw < 6 ? Math.floor(kw * 2) / 2 : Math.floor(kw);
}
