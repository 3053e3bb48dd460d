import { type Question, refuse, toAnswerText } from "../question.ts";
import { isBillPriced } from "../sent-bill.ts";
import { type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { saysSkip } from "./open-choice.ts";
import { OF_A_SENT_BILL, takeValue } from "./take-sent-value.ts";

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
const UNKNOWN = { value: "non lo so", label: "Non lo so" };

/** A price that follows an index costs in a year what the index does, a fixed one what the bill says. */
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
  ask: () => ({
    text: ["Il prezzo è fisso o variabile?"],
    addons: [toChoicesAddon([...PRICINGS, UNKNOWN])],
  }),
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const reading = readAffirmedChoice(words, PRICINGS);
    if (saysSkip(words) && reading.status !== "one") {
      return takeValue("pricing", "", interview, context);
    }
    return reading.status === "one"
      ? takeValue("pricing", reading.choice.value, interview, context)
      : refuse("Scrivi «fisso», «variabile» oppure «non lo so».", "pricing");
  },
  walk: ["fisso", "variabile", "non lo so", "forse"],
};
