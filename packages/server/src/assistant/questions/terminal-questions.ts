import { formatEur, formatNumber } from "../../rates/italian-figures.ts";
import { getNeeds, withDraft, withNeeds } from "../interview.ts";
import { findOpened } from "../product-request.ts";
import { confirm, type Question, refuse, toWords } from "../question.ts";
import { readAffirmedChoice } from "../understanding/choice.ts";
import { readEuros, readMonthlyEuros } from "../understanding/money.ts";
import { saysUnknown } from "../understanding/plain-text.ts";
import { TERMINALS } from "../understanding/product-choices.ts";
import { saysRange } from "../understanding/range.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

const MAX_TAKINGS_EUR = 10_000_000;
const MAX_RECEIPT_EUR = 50_000;

export const takings: Question = {
  key: "takings",
  step: 170,
  ask: () => ({
    text: ["Quanto incassi con le carte in un mese? Va bene una cifra a occhio."],
    addons: [
      {
        kind: "field",
        field: "text",
        name: "takings",
        label: "Incasso mensile con carta",
        placeholder: "3.000, oppure 100 al giorno",
        autocomplete: "off",
        unit: "€",
        skip: { value: "non lo so", label: "Non lo so" },
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const euros = readMonthlyEuros(words);
    if (euros === null && (saysUnknown(words) || saysAny(words))) {
      return {
        status: "read",
        said: "Va bene: senza l’incasso le commissioni restano da calcolare.",
        interview: withNeeds(interview, { monthlyTakingsEur: null }),
      };
    }
    return euros === null || euros < 1 || euros > MAX_TAKINGS_EUR || saysRange(words)
      ? refuse(
          `Scrivi una cifra sola in euro, da 1 a ${formatNumber(MAX_TAKINGS_EUR)} al mese, per esempio «3.000» o «100 al giorno», oppure «non lo so».`,
          "takings",
        )
      : {
          status: "read",
          said: confirm(`${formatEur(euros)} al mese`, 170),
          interview: withNeeds(interview, { monthlyTakingsEur: euros }),
        };
  },
  next: () => "receipt",
};

export const receipt: Question = {
  key: "receipt",
  step: 172,
  ask: () => ({
    text: ["E di quanto è uno scontrino medio?"],
    addons: [
      {
        kind: "field",
        field: "text",
        name: "receipt",
        label: "Scontrino medio",
        placeholder: "40",
        autocomplete: "off",
        unit: "€",
        skip: { value: "non lo so", label: "Non lo so" },
      },
    ],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const euros = readEuros(words);
    const { monthlyTakingsEur } = getNeeds(interview);
    if (euros === null && (saysUnknown(words) || saysAny(words))) {
      return {
        status: "read",
        said: "Nessun problema.",
        interview: withNeeds(interview, { averageReceiptEur: null }),
      };
    }
    if (euros !== null && monthlyTakingsEur !== null && euros > monthlyTakingsEur) {
      return refuse(
        `Uno scontrino non può superare l’incasso di un mese, che è ${formatEur(monthlyTakingsEur)}: qual è il tuo pagamento tipico?`,
        "receipt",
      );
    }
    return euros === null || euros < 0.1 || euros > MAX_RECEIPT_EUR || saysRange(words)
      ? refuse("Scrivi una cifra sola in euro, per esempio «40», oppure «non lo so».", "receipt")
      : {
          status: "read",
          said: confirm(formatEur(euros), 172),
          interview: withNeeds(interview, { averageReceiptEur: euros }),
        };
  },
  // Whoever came from a terminal has chosen its type.
  next: (interview, context) =>
    findOpened(interview, context) === null ? "terminal" : "communication",
};

export const terminal: Question = {
  key: "terminal",
  step: 174,
  ask: () => ({
    text: ["Che terminale ti serve?"],
    addons: [toChoicesAddon([...TERMINALS, OPEN_CHOICE])],
  }),
  read(answer, interview) {
    const words = toWords(answer);
    const reading = readAffirmedChoice(words, TERMINALS);
    if (reading.status === "one") {
      return {
        status: "read",
        said: confirm(reading.choice.label.toLowerCase(), 174),
        interview: withDraft(interview, { subtype: reading.choice.value }),
      };
    }
    return reading.status === "none" && (saysUnknown(words) || saysAny(words))
      ? {
          status: "read",
          said: "Va bene, li guardo tutti.",
          interview: withDraft(interview, { subtype: "" }),
        }
      : refuse(
          "Scegline uno: fisso, cordless, portatile con SIM, lettore col telefono o solo telefono. Oppure scrivi «non lo so».",
          "terminal",
        );
  },
  next: () => "communication",
};
