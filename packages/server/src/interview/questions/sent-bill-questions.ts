import { BILL_FIELDS, guessUnitPrice, isUnitPrice, toBillUnit } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { type Interview, isBusiness, isGas, toUnit, toUnits } from "../interview.ts";
import {
  askMeaning,
  type FlowContext,
  type Question,
  type Reading,
  type Refusal,
  refuse,
  toAnswerText,
  toDidYouMean,
} from "../question.ts";
import {
  findOpenValue,
  listSureLines,
  listSureValues,
  toDoubt,
  toShownValue,
  toValueLabel,
  withConfirmed,
} from "../sent-bill.ts";
import type { SentValueName } from "../sent-values.ts";
import { readWholeYes, saysOnlyYes } from "../understanding/affirmation.ts";
import { readConsumption } from "../understanding/consumption.ts";
import type { GasUse } from "../understanding/household.ts";
import { readEuros } from "../understanding/money.ts";
import { parseUnitPrice } from "../understanding/unit-price.ts";
import { refuseAnnual } from "./annual-consumption.ts";
import { OF_A_BILL, toBillField } from "./bill-field.ts";
import { toChoicesAddon } from "./choices-addon.ts";
import { withoutBill } from "./estimated-consumption.ts";
import { saysSkip } from "./open-choice.ts";

export const OF_A_SENT_BILL = {
  ...OF_A_BILL,
  speaksOf: "figure",
  dependsOn: ["method", "bill-consumption"],
} as const;

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
 * Repeats the values that the bill proves, each with its unit. None is used before the person says
 * yes.
 */
export const billRight: Question = {
  key: "sent-right",
  step: 121,
  ...OF_A_SENT_BILL,
  speaksOf: "present",
  applies: (interview) => listSureValues(interview).length > 0,
  ask: (interview) => ({
    // Only the last bubble is bold. The first line of the values is in view even if it is not.
    text: [["Dimmi se è tutto giusto.", ...toLines(interview)].join("\n"), "È giusto?"],
    addons: [toChoicesAddon(RIGHT)],
  }),
  read(answer, interview, context) {
    const isRight = readWholeYes(toAnswerText(answer), RIGHT);
    if (isRight === null) {
      return refuse("Sono giusti? Scrivi «sì», oppure «no» e li guardiamo uno per uno.");
    }
    if (!isRight) {
      return { status: "read", said: "D’accordo, uno per uno.", interview };
    }
    const sure = Object.fromEntries(
      listSureValues(interview).filter(([name, value]) => !toRefusal(name, value, interview)),
    );
    return { status: "read", said: "Bene.", interview: withConfirmed(interview, sure, context) };
  },
  walk: ["sì", "no", "sì", "forse"],
};

function toLines(interview: Interview): string[] {
  const { offer = "" } = interview.notes.bill ?? {};
  return [...(offer === "" ? [] : [`Oggi hai ${offer}`]), ...listSureLines(interview)];
}

function toRefusal(name: SentValueName, value: string, interview: Interview): Refusal | null {
  switch (name) {
    case "annualConsumption":
      return refuseAnnual(Number(value), interview);
    case "contractPrice":
    case "unitPrice":
      return value === "" ? null : refusePrice(name, value, interview);
    default:
      return null;
  }
}

/** «13,5» is most probably in cents, so a typed price is checked. The bill may print any price. */
function refusePrice(
  name: "contractPrice" | "unitPrice",
  value: string,
  interview: Interview,
): Refusal | null {
  const tipology = isGas(interview) ? "gas" : "luce";
  const meant = guessUnitPrice(tipology, Number(value));
  if (meant === null) {
    return isUnitPrice(tipology, Number(value)) || findOpenValue(interview, name)?.value === value
      ? null
      : refuse(PRICE_HELP[tipology], name);
  }
  const shown = toShownValue(name, toDecimal(meant, 6), interview);
  const why = `Il prezzo di un ${toUnit(interview)} si scrive in euro.`;
  return askMeaning(`${why} ${toDidYouMean([shown])}`, name, [shown]);
}

const PRICE_HELP = {
  luce: "Un kWh costa tra 3 e 60 centesimi, prima dell’IVA. Scrivi il prezzo in euro, come 0,135, oppure «non lo so».",
  gas: "Uno Smc costa tra 15 centesimi e 2,50 euro, prima dell’IVA. Scrivi il prezzo in euro, come 0,52, oppure «non lo so».",
} as const;

type Row = {
  step: number;
  name: Exclude<SentValueName, "period" | "pricing">;
};

/**
 * Asks for a value that the bill does not prove. Of missing values only the annual consumption is
 * asked for.
 */
function toValueQuestion({ step, name }: Row): Question {
  const isNeeded = name === "annualConsumption";
  return {
    key: `sent-${name}`,
    step,
    ...OF_A_SENT_BILL,
    dependsOn: [...OF_A_SENT_BILL.dependsOn, "sent-right"],
    applies: (interview) => {
      const { bill } = interview.notes;
      // The contract's price replaces the mean of the sale.
      const isReplaced = name === "unitPrice" && (bill?.confirmed.contractPrice ?? "") !== "";
      const isOpen = bill !== undefined && bill.confirmed[name] === undefined && !isReplaced;
      return isOpen && (isNeeded || findOpenValue(interview, name) !== undefined);
    },
    ask(interview) {
      const found = findOpenValue(interview, name);
      const shown = found && toShownValue(name, found.value, interview);
      const label = toValueLabel(name);
      return {
        text: [
          shown === undefined
            ? `Sulla bolletta non trovo la voce «${label}»: me la scrivi tu?`
            : `Alla voce «${label}» leggo ${shown}${toDoubt(found)}. È giusto?`,
        ],
        addons: [
          ...(shown === undefined
            ? []
            : [
                {
                  kind: "choices" as const,
                  choices: [{ value: "si", label: `Sì, ${shown}` }],
                  typed: false,
                },
              ]),
          toBillField({
            field: "number",
            name,
            label,
            unit: toBillUnit(name, isGas(interview) ? "gas" : "luce"),
            skip: SKIP,
          }),
        ],
      };
    },
    read(answer, interview, context) {
      const words = toAnswerText(answer);
      const found = findOpenValue(interview, name);
      if (found !== undefined && saysOnlyYes(words)) {
        return takeValue(name, found.value, interview, context);
      }
      if (saysSkip(words) && !/^no\b(?!.*\bnon\b)/.test(toSpokenText(words))) {
        return isNeeded ? goWithout(interview) : takeValue(name, "", interview, context);
      }
      const figure = parseValue(name, words, interview);
      return figure === null || figure < 0 || figure > 10_000_000
        ? refuse(
            `Scrivi in cifre quello che vedi in bolletta alla voce «${toValueLabel(name)}», oppure «non lo so».`,
            name,
          )
        : takeValue(name, toDecimal(figure, 6), interview, context);
    },
    walk: ["sì", "430", "non lo so", "0,135", "no"],
  };
}

const SKIP = { value: "non lo so", label: "Non lo so" };

export function takeValue(
  name: SentValueName,
  value: string,
  interview: Interview,
  context: FlowContext,
): Reading {
  const refusal = toRefusal(name, value, interview);
  const shown = value === "" ? "" : toShownValue(name, value, interview);
  return (
    refusal ?? {
      status: "read",
      said:
        shown === ""
          ? "Va bene, faccio senza."
          : `${shown.charAt(0).toUpperCase()}${shown.slice(1)}: segnato.`,
      interview: withConfirmed(interview, { [name]: value }, context),
    }
  );
}

function goWithout(interview: Interview): Reading {
  const { bill: _, ...notes } = interview.notes;
  return isBusiness(interview)
    ? refuse(
        `Senza ${toUnits(interview)} di un anno non so fare i conti: li trovi alla voce «consumo annuo».`,
        "annualConsumption",
      )
    : withoutBill({ ...interview, notes: { ...notes, gasUses: toUses(interview) } });
}

/** A bill that was sent immediately is read before the question about the uses of gas. */
function toUses(interview: Interview): readonly GasUse[] {
  const { gasUses } = interview.notes;
  return isGas(interview) && gasUses.length === 0 ? ["heating", "hot-water", "cooking"] : gasUses;
}

/** «Manca uno zero, saranno 2.620»: the digits that were misread are no figure. */
const WRONG_DIGITS =
  /\b(?:mancan?o?|c['’]è|ci sono|hai messo|ha messo|avete messo) (?:uno|un|una|due|[12]) (?:zero|zeri|cifr[ae])(?: (?:in|di) (?:più|piu|meno|troppo))?[\s,;.:]*(?:(?:saranno|sono|sarebbero|è|era) )?/i;

const NO_VOLUME = { amount: null, times: null };

/** The figure of typed words, in the field's unit; null if there is not exactly one. */
function parseValue(name: Row["name"], words: string, interview: Interview): number | null {
  const { unit } = BILL_FIELDS[name];
  if (unit === "volume") {
    const tipology = isGas(interview) ? "gas" : "luce";
    const reading = readConsumption(words.replace(WRONG_DIGITS, ""), tipology);
    const { amount, times } = reading.status === "read" ? reading.consumption : NO_VOLUME;
    // «217 al mese» is not what the bill says of its year.
    return name === "annualConsumption" && times !== null && times !== 1 ? null : amount;
  }
  if (unit === "price") {
    return parseUnitPrice(words);
  }
  const reading = readEuros(words);
  // «12 al mese» is not what the bill says of its own period.
  return reading.status === "one" && typeof reading.figure.times !== "number"
    ? reading.figure.value
    : null;
}

export const billYear = toValueQuestion({ step: 122, name: "annualConsumption" });
export const billVolume = toValueQuestion({ step: 123, name: "periodConsumption" });

/** A unit price and a fixed part by the month need the days that the bill covers. */
export const billPeriod: Question = {
  key: "sent-period",
  step: 124,
  ...OF_A_SENT_BILL,
  speaksOf: "present",
  dependsOn: [...OF_A_SENT_BILL.dependsOn, "sent-right"],
  applies: (interview) => findOpenValue(interview, "period") !== undefined,
  ask: (interview) => ({
    text: [
      `La bolletta va ${toShownValue("period", findOpenValue(interview, "period")?.value ?? "", interview)}: giusto?`,
    ],
    addons: [toChoicesAddon(PERIODS)],
  }),
  read(answer, interview, context) {
    const isRight = readWholeYes(toAnswerText(answer), PERIODS);
    const found = findOpenValue(interview, "period");
    if (isRight === null || found === undefined) {
      return refuse("Sono giusti quei giorni? Scrivi «sì» o «no».", "period");
    }
    return takeValue("period", isRight ? found.value : "", interview, context);
  },
  walk: ["sì", "no", "boh"],
};

const PERIODS = [
  YES,
  { value: "no", label: "No, o non lo so", says: /^no\b|non (?:lo so|saprei|ricordo)|boh/ },
] as const;

export const billContractPrice = toValueQuestion({ step: 125, name: "contractPrice" });
export const billPrice = toValueQuestion({ step: 126, name: "unitPrice" });
export const billFixed = toValueQuestion({ step: 127, name: "saleFixed" });
export const billSold = toValueQuestion({ step: 128, name: "sale" });
export const billSum = toValueQuestion({ step: 129, name: "total" });
export const billFee = toValueQuestion({ step: 131, name: "televisionFee" });
export const billBonus = toValueQuestion({ step: 132, name: "socialBonus" });
