import { formatQuantity, guessFigure } from "@volpe/contract";
import { getNeeds, withNeeds } from "../product-needs.ts";
import { askMeaning, type Refusal, refuseAnswer } from "../question.ts";
import { STEPS } from "../steps.ts";
import { readQuantities } from "../understanding/quantities.ts";
import { findWholeClause } from "../understanding/stated-values.ts";
import {
  findReceipt,
  type Receipts,
  readMonthlyEuros,
  readReceipts,
} from "../understanding/takings.ts";
import { createAmountQuestion, toDailyMeanings } from "./amount-question.ts";
import { SKIP, toFieldAddon } from "./answer-addons.ts";

/**
 * Matches a clause that states the takings: «incasso circa 5.000 euro al mese», «il mio bar incassa 8.000
 * al mese». Without the verb it takes thousands a month, because a smaller sum may be a fee.
 */
const TAKINGS =
  /^(?:(?:il|lo|la) (?:(?:mi|nostr)[oa] )?\p{L}+ )?(?:ne )?incass(?:[oia]|iamo) (?:(?:circa|sui|sugli|di|medi[oa]|mensil[ei]|in media|con le carte|con la carta|col pos) )*\d[\d.]*(?: ?(?:€|euro|mila(?: euro)?))?(?: (?:al mese|mensili|alla settimana|a settimana|l['’]anno|all['’]anno|al giorno))?(?: (?:con le carte|con la carta|col pos))?$|^(?:circa )?(?:\d{1,3}\.\d{3}|\d{4,6}|\d{1,3}mila) ?(?:€ ?|euro )?(?:al mese|mensili)(?: (?:col pos|di incass[oi]))?$/iu;

const MAX_TAKINGS_EUR = 10_000_000;

export const takings = createAmountQuestion({
  key: "takings",
  speaksOf: "figure",
  measures: "takings",
  step: STEPS.takings,
  tipologies: ["pos"],
  findStated: (text) => findWholeClause(text, TAKINGS),
  ask: () => ({
    text: [
      "Quanto incassi con le carte in un mese? Va bene una cifra a occhio, anche come «700 a settimana».",
    ],
    addons: [
      toFieldAddon({
        field: "text",
        name: "takings",
        label: "Incasso mensile con carta",
        placeholder: "3.000",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  formField: "takings",
  find: readMonthlyEuros,
  doubt({ value, times }) {
    const meant = guessFigure("takings", value);
    const daily = toDailyMeanings({ aYear: value * 12, times }, toMonthOf);
    return daily.length > 0
      ? daily
      : times === null && (meant !== null || value < 200)
        ? [
            ...(meant === null ? [] : [toMonthlyWords(meant)]),
            ...(value >= 20 && value < 200
              ? toDailyMeanings({ aYear: value * 365, times: 365 }, toMonthOf)
              : []),
            toMonthlyWords(value),
          ]
        : [];
  },
  derive: deriveTakings,
  min: 1,
  max: MAX_TAKINGS_EUR,
  refusal: `Scrivi una cifra sola in euro, da 1 a ${formatQuantity(MAX_TAKINGS_EUR)} al mese, per esempio «3.000» o «700 a settimana», oppure «non lo so».`,
  describeAmount: toMonthlyWords,
  unknown: "Va bene: senza l’incasso le commissioni restano da calcolare.",
  write: (interview, monthlyTakingsEur) => withNeeds(interview, { monthlyTakingsEur }),
  summary(interview) {
    const { monthlyTakingsEur: euros } = getNeeds(interview);
    return [{ label: "Incasso con carta", value: euros === null ? null : toMonthlyWords(euros) }];
  },
  walk: ["tremila euro al mese", "700 a settimana", "non lo so", "0"],
});

/** A year's takings in words, by the month and in whole euros. */
function toMonthOf(euros: number): string {
  return toMonthlyWords(Math.round(euros / 12));
}

function toMonthlyWords(euros: number): string {
  return `${formatQuantity(euros, "€")} al mese`;
}

/**
 * Asks about the takings that follow from receipts, «100 scontrini al giorno da 12 euro», and for
 * the takings if only a receipt is stated. The receipt is offered in its turn.
 */
function deriveTakings(words: string): Refusal | null {
  const receipts = readReceipts(words);
  if (receipts !== null) {
    const { count, receiptEur } = receipts;
    const text = formatQuantity(receiptEur, "€");
    const { sum, meanings } = toSum(receipts);
    return {
      ...askMeaning(
        `${formatQuantity(count)} scontrini da ${text} fanno ${sum}`,
        "takings",
        meanings,
      ),
      states: { step: STEPS.receipt, text },
    };
  }
  const text = findReceipt(words);
  return text === null || readQuantities(words).length > 1
    ? null
    : {
        ...refuseAnswer(
          `«${text}» lo tengo per la prossima domanda. Qui serve l’incasso con le carte in un mese, per esempio «3.000» o «700 a settimana», oppure «non lo so».`,
          "takings",
        ),
        states: { step: STEPS.receipt, text },
      };
}

function toSum({ count, receiptEur, times }: Receipts): {
  sum: string;
  meanings: { value: string; label: string }[];
} {
  const euros = count * receiptEur;
  const daily = toDailyMeanings({ aYear: euros * 365, times: 365 }, toMonthOf);
  const toMeaning = (timesAYear: number, lead = "") => {
    const value = toMonthOf(euros * timesAYear);
    return { value, label: `${lead}${value}` };
  };
  switch (times) {
    case 365:
      return {
        sum: `${formatQuantity(euros, "€")} al giorno, se sono tutti con la carta. Quanto fa in un mese?`,
        meanings: daily,
      };
    case null:
      return {
        sum: `${formatQuantity(euros, "€")}, se sono tutti con la carta: in un mese, in una settimana o in un giorno?`,
        meanings: [toMeaning(12, "in un mese: "), toMeaning(52, "in una settimana: "), ...daily],
      };
    default:
      return {
        sum: `${toMonthOf(euros * times)}, se sono tutti con la carta: è giusto?`,
        meanings: [toMeaning(times)],
      };
  }
}
