import { formatQuantity, guessFigure, uncapitalize } from "@volpe/contract";
import { findReceiptFault } from "../../figures/receipt-fault.ts";
import { saysUnknown } from "../../text/spoken-text.ts";
import { type Interview, withDraft } from "../interview.ts";
import { getNeeds, withNeeds } from "../product-needs.ts";
import { findOpened } from "../product-request.ts";
import {
  confirm,
  type Question,
  type Reading,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { STEPS } from "../steps.ts";
import { findChoice, type ReadableChoice, readAffirmedChoice } from "../understanding/choice.ts";
import { TERMINAL_CHOICES } from "../understanding/product-choices.ts";
import { toSaidText } from "../understanding/spelling.ts";
import { findWholeClause } from "../understanding/stated-values.ts";
import { readMonthlyEuros, readReceipt } from "../understanding/takings.ts";
import { readTerminalWishes, toTerminalPhrase } from "../understanding/terminal-wishes.ts";
import { isPast } from "../understanding/unsettled.ts";
import { createAmountQuestion, toDailyMeanings } from "./amount-question.ts";
import { SKIP, toChoicesAddon, toFieldAddon } from "./answer-addons.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

/** Matches a clause that states the takings: «incasso circa 5.000 euro al mese». */
const TAKINGS =
  /^(?:ne )?incass(?:o|iamo) (?:(?:circa|sui|sugli|in media|con le carte|con la carta|col pos) )*\d[\d.]*(?: ?(?:€|euro|mila(?: euro)?))?(?: (?:al mese|mensili|alla settimana|a settimana|l['’]anno|all['’]anno|al giorno))?(?: (?:con le carte|con la carta|col pos))?$/i;

/** Matches a clause that is only a receipt: «scontrino medio 12 euro». */
const RECEIPT =
  /^(?:lo )?scontrino (?:medio )?(?:(?:di|da|e|è|sui|sugli|circa) )*\d+(?:[.,]\d{1,2})? ?(?:€|euro)$/i;

const MAX_TAKINGS_EUR = 10_000_000;
const MAX_RECEIPT_EUR = 50_000;

export const takings = createAmountQuestion({
  key: "takings",
  speaksOf: "figure",
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

export const receipt = createAmountQuestion({
  key: "receipt",
  speaksOf: "price",
  step: STEPS.receipt,
  tipologies: ["pos"],
  findStated: (text) => findWholeClause(text, RECEIPT),
  ask: () => ({
    text: ["E di quanto è uno scontrino medio?"],
    addons: [
      toFieldAddon({
        field: "text",
        name: "receipt",
        label: "Scontrino medio",
        placeholder: "40",
        unit: "€",
        skip: SKIP,
      }),
    ],
  }),
  formField: "receipt",
  find: readReceipt,
  doubt({ value }) {
    const meant = guessFigure("receipt", value);
    return meant === null ? [] : [meant, value].map((euros) => formatQuantity(euros, "€"));
  },
  min: 0.1,
  max: MAX_RECEIPT_EUR,
  refusal: "Scrivi una cifra sola in euro, per esempio «40», oppure «non lo so».",
  describeAmount: (euros) => formatQuantity(euros, "€"),
  unknown: "Nessun problema.",
  write: (interview, averageReceiptEur) => withNeeds(interview, { averageReceiptEur }),
  check(euros, interview) {
    const { monthlyTakingsEur } = getNeeds(interview);
    const fault = monthlyTakingsEur === null ? null : findReceiptFault(euros, monthlyTakingsEur);
    return fault === null
      ? null
      : refuseAnswer(`${fault}: qual è il tuo pagamento tipico?`, "receipt");
  },
  summary(interview) {
    const { averageReceiptEur: euros } = getNeeds(interview);
    return [
      { label: "Scontrino medio", value: euros === null ? null : formatQuantity(euros, "€") },
    ];
  },
  walk: ["circa 40 € di scontrino", "boh", "99999", "12,50"],
});

export const terminal: Question = {
  key: "terminal",
  speaksOf: "wish",
  step: 174,
  tipologies: ["pos"],
  // The question is not asked if the person came from a terminal, which has a type.
  applies: (interview, context) => findOpened(interview, context) === null,
  ask: () => ({
    text: ["Che terminale ti serve?"],
    addons: [toChoicesAddon([...TERMINAL_CHOICES, OPEN_CHOICE])],
  }),
  amend(before, after) {
    const [was, is] = [toNamedTerminal(before), toNamedTerminal(after)];
    const kept = [is.kind === "" ? was.kind : "", is.wishes === "" ? was.wishes : ""]
      .filter((words) => words !== "")
      .join(" ");
    return kept === "" || is.kind + is.wishes === "" ? after : `${kept}, ${after}`;
  },
  read(answer, interview) {
    const words = toAnswerText(answer);
    const told = toSaidText(words).replace(ONLY_PHONE, "softpos");
    const reading = readAffirmedChoice(
      told.startsWith("softpos") ? told : words,
      TERMINAL_CHOICES,
      isPast,
    );
    const isOpen = reading.status === "none" && (saysUnknown(words) || saysAny(words));
    const terminalWishes = readTerminalWishes(words);
    return takeTerminal(
      reading.status === "one" ? reading.choice : undefined,
      isOpen ||
        (reading.status === "none" && terminalWishes.length > 0 && !SPEAKS_OF_PHONE.test(told)),
      withNeeds(interview, { terminalWishes }),
    );
  },
  formField: "terminal",
  accept: (value, interview) =>
    takeTerminal(
      findChoice(TERMINAL_CHOICES, value),
      value === null,
      withNeeds(interview, { terminalWishes: [] }),
    ),
  summary: ({ draft: { type, subtype }, notes }) => [
    {
      label: "Tipo di terminale",
      value:
        type !== "pos"
          ? null
          : [
              toLabel(findChoice(TERMINAL_CHOICES, subtype)),
              toTerminalPhrase(getNeeds({ notes }).terminalWishes),
            ]
              .filter((words) => words !== "")
              .join(", "),
    },
  ],
  walk: [
    "portatile con la sim",
    "softpos",
    "portatile senza canone",
    "uno con la stampante",
    "non lo so",
    "un forno",
  ],
};

/**
 * Matches an answer that names only the phone: «Solo col telefono», «uso il mio cellulare e basta».
 */
const BY_PHONE =
  "(?:(?:con|da|col|dal|il|lo|mio|un) )*(?:telefon(?:o|ino)|cellulare|cell|smartphone)\\b";
const AND_NO_MORE = "(?: e basta| senza (?:niente|nulla|altro))";
const ONLY_PHONE = new RegExp(
  `^(?:(?:io|uso|userei|vorrei|direi|basta|mi basta) )*(?:(?:solo|soltanto|solamente) ${BY_PHONE}${AND_NO_MORE}?|${BY_PHONE}${AND_NO_MORE})`,
);

/** Matches a text that means one of two types: a reader beside the phone, or the phone alone. */
const SPEAKS_OF_PHONE = /\b(?:telefon|cell|smartphone)/;

/** For example `portatile con SIM`; empty without a choice. */
function toLabel(choice: ReadableChoice | undefined): string {
  return uncapitalize(choice?.label ?? "");
}

/** The type and the wishes that words name, in words; empty = none. */
function toNamedTerminal(words: string): { kind: string; wishes: string } {
  const reading = readAffirmedChoice(words, TERMINAL_CHOICES, isPast);
  return {
    kind: reading.status === "one" ? toLabel(reading.choice) : "",
    wishes: toTerminalPhrase(readTerminalWishes(words)),
  };
}

function takeTerminal(
  choice: ReadableChoice | undefined,
  isOpen: boolean,
  interview: Interview,
): Reading {
  if (choice === undefined && !isOpen) {
    return refuseAnswer(
      "Scegline uno: fisso, cordless, portatile con SIM, lettore col telefono o solo telefono. Oppure scrivi «non lo so».",
      "terminal",
    );
  }
  const wished = toTerminalPhrase(getNeeds(interview).terminalWishes);
  return take(
    withDraft(interview, { subtype: choice?.value ?? "" }),
    choice === undefined && wished === ""
      ? "Va bene, li guardo tutti."
      : confirm(
          `${choice === undefined ? "terminale" : toLabel(choice)} ${wished}`.trim(),
          terminal.step,
        ),
  );
}
