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
import { findReceipt, readReceipt } from "../understanding/takings.ts";
import {
  findTerminal,
  readTerminalWishes,
  toTerminalPhrase,
} from "../understanding/terminal-wishes.ts";
import { isPast } from "../understanding/unsettled.ts";
import { createAmountQuestion } from "./amount-question.ts";
import { SKIP, toChoicesAddon, toFieldAddon } from "./answer-addons.ts";
import { OPEN_CHOICE, saysAny } from "./open-choice.ts";

const MAX_RECEIPT_EUR = 50_000;

export const receipt = createAmountQuestion({
  key: "receipt",
  speaksOf: "price",
  measures: "receipt",
  step: STEPS.receipt,
  tipologies: ["pos"],
  findStated: findReceipt,
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
  findStated: findTerminal,
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
