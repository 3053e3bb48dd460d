import { toSpokenText } from "../../text/spoken-text.ts";
import { type Question, refuse, toAnswerText } from "../question.ts";
import { findOpenValue, isBillPriced, toProof, toShownValue, toValueLabel } from "../sent-bill.ts";
import { saysOnlyYes } from "../understanding/affirmation.ts";
import { findChoice, type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { SKIP, toChoicesAddon } from "./answer-addons.ts";
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
    // «No» to a read value does not tell which one is right.
    const isDenied = found !== undefined && /^no\b(?!.*\bnon\b)/.test(toSpokenText(words));
    if (saysSkip(words) && !isDenied && reading.status !== "one") {
      return takeValue("pricing", "", interview, context);
    }
    return reading.status === "one"
      ? takeValue("pricing", reading.choice.value, interview, context)
      : refuse("Scrivi «fisso», «variabile» oppure «non lo so».", "pricing");
  },
  walk: ["fisso", "variabile", "non lo so", "forse", "sì", "no"],
};
