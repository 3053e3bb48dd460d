import { BILL_FIELDS, parseDecimal, toBillUnit } from "@volpe/contract";
import { toDecimal } from "../../figures/italian-figures.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { type Interview, isBusiness, isGas, toEnergy, toUnits } from "../interview.ts";
import { type Question, type Reading, refuseAnswer, toAnswerText } from "../question.ts";
import { findOpenValue, toProof, toShownValue, toValueLabel } from "../sent-bill.ts";
import type { SentValueName } from "../sent-values.ts";
import { saysOnlyYes } from "../understanding/affirmation.ts";
import { readConsumption } from "../understanding/consumption.ts";
import type { GasUse } from "../understanding/household.ts";
import { toDigits } from "../understanding/italian-number.ts";
import { readEuros } from "../understanding/money.ts";
import { isPast } from "../understanding/unsettled.ts";
import { SKIP, toFieldAddon } from "./answer-addons.ts";
import { withoutBill } from "./estimated-consumption.ts";
import { saysSkip } from "./open-choice.ts";
import { OF_A_SENT_BILL, takeValue, toRefusal } from "./take-sent-value.ts";

type Row = {
  step: number;
  name: Exclude<SentValueName, "period" | "pricing" | "supplier" | "offerCode">;
};

/**
 * Asks for a value that the bill does not prove. Of the missing values only the annual consumption
 * is asked for.
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
    ask(interview, context) {
      const found = findOpenValue(interview, name);
      const shown = found && toShownValue(name, found.value, interview);
      const label = toValueLabel(name);
      // An annual consumption that is refused if typed must not be offered as an answer.
      const isTaken =
        found !== undefined && !(isNeeded && toRefusal(name, found.value, interview, context));
      return {
        text: [
          shown === undefined
            ? `Sulla bolletta non trovo la voce «${label}»: me la scrivi tu?`
            : `Alla voce «${label}» leggo ${shown}${toProof(found)}. ${isTaken ? "È giusto?" : "Mi sembra sbagliato: me la scrivi tu?"}`,
        ],
        addons: [
          ...(!isTaken
            ? []
            : [
                {
                  kind: "choices" as const,
                  choices: [{ value: "si", label: `Sì, ${shown}` }],
                  typed: false,
                },
              ]),
          toFieldAddon({
            field: "number",
            name,
            label,
            unit: toBillUnit(name, toEnergy(interview)),
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
        ? refuseAnswer(
            `Scrivi in cifre quello che vedi in bolletta alla voce «${toValueLabel(name)}», oppure «non lo so».`,
            name,
          )
        : takeValue(name, toDecimal(figure, 6), interview, context);
    },
    walk: ["sì", "430", "non lo so", "0,135", "no"],
  };
}

function goWithout(interview: Interview): Reading {
  const { bill: _, ...notes } = interview.notes;
  return isBusiness(interview)
    ? refuseAnswer(
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

/** Matches remarks on misread digits, which are not the figure: «Manca uno zero, saranno 2.620». */
const WRONG_DIGITS =
  /\b(?:mancan?o?|c['’]è|ci sono|hai messo|ha messo|avete messo) (?:uno|un|una|due|[12]) (?:zero|zeri|cifr[ae])(?: (?:in|di) (?:più|piu|meno|troppo))?[\s,;.:]*(?:(?:saranno|sono|sarebbero|è|era) )?/i;

const NO_VOLUME = { amount: null, times: null };

/** The figure of typed words, in the field's unit; null if there is not exactly one. */
function parseValue(name: Row["name"], words: string, interview: Interview): number | null {
  const { unit } = BILL_FIELDS[name];
  if (unit === "volume") {
    const tipology = toEnergy(interview);
    const reading = readConsumption(words.replace(WRONG_DIGITS, ""), tipology);
    const { amount, times } = reading.status === "read" ? reading.consumption : NO_VOLUME;
    // «217 al mese» is not the year's consumption on the bill.
    return name === "annualConsumption" && times !== null && times !== 1 ? null : amount;
  }
  if (unit === "price") {
    return parseUnitPrice(words);
  }
  const reading = readEuros(words);
  // «12 al mese» is not the amount of the bill's own period.
  return reading.status === "one" && typeof reading.figure.times !== "number"
    ? reading.figure.value
    : null;
}

export const billYear = toValueQuestion({ step: 122, name: "annualConsumption" });
export const billVolume = toValueQuestion({ step: 123, name: "periodConsumption" });

export const billContractPrice = toValueQuestion({ step: 125, name: "contractPrice" });
export const billPrice = toValueQuestion({ step: 126, name: "unitPrice" });
export const billFixed = toValueQuestion({ step: 127, name: "saleFixed" });
export const billSold = toValueQuestion({ step: 128, name: "sale" });
export const billSum = toValueQuestion({ step: 129, name: "total" });
export const billFee = toValueQuestion({ step: 131, name: "televisionFee" });
export const billBonus = toValueQuestion({ step: 132, name: "socialBonus" });

/** Matches words before a past value: «Era 0,11, adesso 0,14». */
const WAS = /\b(?:era|erano|pagavo|pagavamo)\b/;
const CLAUSE = /[,;](?=\s|$)|\b(?:ma|pero|ora|adesso|oggi|attualmente|poi)\b/;
const NUMBER = /(?<![a-z\d])[-−]?\d+(?:[.,]\d+)*(?![a-z]*\d)/g;
/** Matches figures that are not the price of a unit: «12 euro al mese», «10%». */
const OF_ELSE =
  /^ ?(?:%|per ?cento|(?:€|euro)? ?(?:al|\/|a|ogni|l'|all') ?(?:mese|anno|bimestre|giorno)|(?:mes[ei]|ann[oi]|giorn[oi])\b)/;

/** The only price of a text, in €: «0,135 €/kWh», «sarebbe 0,145», «13,5 centesimi»; else null. */
function parseUnitPrice(words: string): number | null {
  // The price of one band is not that of the whole day.
  if (/\bf ?[123]\b/i.test(words)) {
    return null;
  }
  const spoken = toSpokenText(words.replace(/(^|\s)[,.](?=\d)/g, "$10,"));
  // Figures may be in words, as in «Zero virgola quattordici».
  const said = /\d/.test(spoken) ? spoken : toDigits(spoken);
  const present = said.split(CLAUSE).filter((clause) => !isPast(clause) && !WAS.test(clause));
  const [number, ...others] = present.flatMap((clause) =>
    [...clause.matchAll(NUMBER)].flatMap(({ 0: digits, index }) =>
      OF_ELSE.test(clause.slice(index + digits.length)) ? [] : [digits],
    ),
  );
  const figure = number === undefined ? null : parseDecimal(number, "decimal");
  if (figure === null || others.length > 0) {
    return null;
  }
  const isCents = /\d\s?(?:cent\b|centesim)/.test(said);
  // «Undici centesimi e mezzo» has half a cent more.
  const half = isCents && /\d\s?cent(?:esim[oi])? e mezzo\b/.test(said) ? 0.5 : 0;
  const share = isCents ? 100 : PER_MWH.test(said) ? 1000 : 1;
  return Number(toDecimal((figure + half) / share, 6));
}

const PER_MWH = /\bm ?wh\b|\bmegawatt ?or[ae]\b/;
