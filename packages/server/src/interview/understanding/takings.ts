import { roundToCents } from "../../figures/round.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { type Figure, type FigureReading, toSeveral } from "./figure.ts";
import { readEuros } from "./money.ts";
import { hasDenial } from "./negation.ts";
import { namesSeason } from "./period.ts";
import { readQuantities } from "./quantities.ts";
import { findOnlyClause } from "./stated-values.ts";

/** Matches a clause that is only a receipt: «scontrino medio 12 euro», «12 € a scontrino». */
const RECEIPT =
  /^(?:(?:lo|uno|gli|ho|faccio|fanno|con) )*scontrin[oi] (?:(?:medi[oi]|in media|di|da|e|è|sono|sui|sugli|circa|a) )*\d+(?:[.,]\d{1,2})?(?: ?(?:€|euro))?$|^(?:(?:circa|sui|in media) )*\d+(?:[.,]\d{1,2})? ?(?:€|euro) (?:a|per|di|ogni) scontrino(?: medio)?$/i;

/** The only clause that is a receipt: «scontrino medio 12 euro» of «5000 al mese, scontrino medio 12 euro». */
export function findReceipt(text: string): string | null {
  return findOnlyClause(text, RECEIPT);
}

/** Payments and their usual amount; `times` = periods a year, null = none is named. */
export type Receipts = { count: number; receiptEur: number; times: number | null };

/** Parses «100 scontrini al giorno da 12 euro», from which takings follow; null for any other text. */
export function readReceipts(words: string): Receipts | null {
  const said = toSpokenText(words);
  const quantities = readQuantities(words);
  const [count, amount] = COUNTED.test(quantities[0]?.after ?? "")
    ? quantities
    : quantities.toReversed();
  if (
    quantities.length !== 2 ||
    count === undefined ||
    amount === undefined ||
    !COUNTED.test(count.after) ||
    !(amount.kind === "eur" || (amount.kind === "bare" && EACH.test(amount.before))) ||
    hasDenial(words) ||
    CASH.test(said) ||
    PART_OF.test(said)
  ) {
    return null;
  }
  const [times, ...others] = [count.times, amount.times].filter((each) => each !== null);
  return times === "bill" || others.length > 0
    ? null
    : { count: count.value, receiptEur: amount.value, times: times ?? null };
}

const COUNTED = /^\s*(?:di )?(?:scontrini|pagamenti|transazioni|vendite|clienti|coperti)\b/;
const EACH = /\b(?:da|di|a|x|sui|sugli|medi[oa])\s*$/;
/** Matches words for a part of the payments, or for a range of amounts. */
const PART_OF = /\b(?:meta|terzo|quarto|di cui|dei quali|tra|fra|fino|almeno|massimo)\b/;

/** Parses card takings in € a month. An amount without a period is that of a month. */
export function readMonthlyEuros(text: string): FigureReading {
  const words = dropReceipt(text);
  const { amount, share } = splitShare(toByCard(words));
  const reading = readEuros(amount);
  if (reading.status !== "one") {
    return reading;
  }
  const said = toSpokenText(amount);
  // «5000 di cui 2000 Satispay» states a part that the reader did not use.
  if (/\d.*\b(?:di cui|dei quali)\b/.test(said)) {
    return toSeveral(reading.figure);
  }
  if (share === 1 && CASH.test(said) && !BY_CARD.test(said) && !hasDenial(said)) {
    return { status: "other-kind", kind: "eur", value: reading.figure.value };
  }
  if (reading.figure.times === null && OF_A_DAY.test(said)) {
    return { status: "other-kind", kind: "eur", value: reading.figure.value };
  }
  const { figure, others } = reading;
  if (figure.times !== 1 && namesSeason(said)) {
    return toSeveral(toMonthly(figure));
  }
  const monthly = toMonthly(figure);
  if (others.some(({ kind }) => kind === "year")) {
    // «3.000 nel 2025» may be the whole year or one of its months.
    return toSeveral(figure, monthly);
  }
  const value = roundToCents(monthly.value * share);
  return { ...reading, figure: { ...monthly, value, times: figure.times } };
}

/**
 * Parses the usual amount of one payment in €. «35 euro per 2 persone» may be for both or for each.
 */
export function readReceipt(words: string): FigureReading {
  const reading = readEuros(words, { takesEach: true });
  return reading.status === "one" &&
    (reading.figure.times === 365 || reading.others.some(({ kind }) => kind === "persons"))
    ? toSeveral(reading.figure)
    : reading;
}

/** The words without a receipt, unless the other figure may count receipts: «100 al giorno». */
function dropReceipt(text: string): string {
  const receipt = findReceipt(text);
  const rest = receipt === null ? text : text.replace(receipt, "");
  const isCount = readQuantities(rest).some(({ kind, times }) => kind !== "eur" && times === 365);
  return isCount ? text : rest;
}

function toMonthly(figure: Figure): Figure {
  const times = typeof figure.times === "number" ? figure.times : 12;
  return { ...figure, value: roundToCents((figure.value * times) / 12), times: 12 };
}

/** The words about what is paid by card: «15.000 in tutto, di cui 9.000 con carta». */
function toByCard(words: string): string {
  const parts = words.split(/(?:[,;]?\s)(?:e|ma|di cui|dei quali)\s|[,;]\s/i);
  const amounts = parts.filter((part) =>
    readQuantities(part).some(({ kind }) => kind !== "percent"),
  );
  const isPart = PART.test(words);
  const cards = amounts.filter((part) => {
    const said = toSpokenText(part);
    return BY_CARD.test(said) || (isPart && /\bcarte\b/.test(said));
  });
  return amounts.length > 1 && cards.length === 1 ? (cards[0] ?? words) : words;
}

/** Matches a second amount that is a part of the first: «9000 di cui 4000…», «su 9000, 4000…». */
const PART = /\s(?:di cui|dei quali)\s|^su\s/i;

const CASH = /\bcontant[ei]\b|\bcash\b/;
/** Matches a figure for a day instead of a month: «1000 il sabato». */
const OF_A_DAY =
  /\b(?:luned|marted|mercoled|gioved|venerd)i\b|\b(?:sabato|sabati|domenic[ah]e?|weekend|week end|fine settimana|festiv[oi])\b/;
const BY_CARD =
  /\b(?:(?:con|in|di|sul|col|tramite|via) (?:la |le |il )?(?:cart[ae]|pos|bancomat)|elettronic\w+|digital\w+)\b/;

/**
 * Separates the amount and the share of «10.000 al mese, metà con carta», which means 5.000 by
 * card.
 */
function splitShare(words: string): { amount: string; share: number } {
  const [found = "", part = "", cash] = SHARE.exec(words) ?? [];
  if (found === "") {
    return { amount: words, share: 1 };
  }
  const digits = /\d+/.exec(part)?.[0];
  const named = /terzo/i.test(part) ? 1 / 3 : 1 / 2;
  const share = digits === undefined ? named : Number(digits) / 100;
  return { amount: words.replace(found, " "), share: cash === undefined ? share : 1 - share };
}

const SHARE =
  /(?:,|\be|\bma|\bdi cui)?\s*(?:(?:il|circa|la)\s+)*(metà|meta|un terzo|\d{1,2} ?(?:%|per ?cento))\s+(?:(?:sono|è|con|in|di|a|col|sul|le|la|il|tramite)\s+)*(?:cart[ae]\b|pos\b|bancomat\b|(contant[ei]\b|cash\b))/i;
