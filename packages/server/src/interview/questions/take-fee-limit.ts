import { formatQuantity } from "@volpe/contract";
import { getNeeds, type ProductNeeds, withNeeds } from "../product-needs.ts";
import { type Reading, take } from "../question.ts";
import { readFeeLimit, toLimitWords } from "../understanding/fee-limit.ts";

/**
 * Adds the highest monthly fee to an answer about the wanted car. A car that is named has the fee
 * that it has. The meanings that are asked back keep the limit, too.
 */
export function takeFeeLimit(reading: Reading, limit: number | null): Reading {
  if (limit === null) {
    return reading;
  }
  if (reading.status === "read") {
    const { interview, said } = reading;
    return getNeeds(interview).wantsOpened
      ? reading
      : take(
          withNeeds(interview, { maxFeeEur: limit }),
          `${said} Guardo i canoni ${toLimitWords(limit)}.`,
        );
  }
  const { meanings } = reading;
  return meanings === undefined
    ? reading
    : {
        ...reading,
        meanings: meanings.map(({ value, label }) => ({
          value: `${value}, ${toLimitAnswer(limit)}`,
          label,
        })),
      };
}

/** The limit of an earlier answer that a later one does not replace, as an answer; empty = none. */
export function toKeptLimit(before: string, after: string): string[] {
  const [was, is] = [readFeeLimit(before, false), readFeeLimit(after, false)];
  return was === null || is !== null ? [] : [toLimitAnswer(was)];
}

/** The limit as a person would type it. */
function toLimitAnswer(eur: number): string {
  return `massimo ${formatQuantity(eur, "€")} al mese`;
}

/** The value of the limit in a summary; null = none. */
export function toLimitLine({ maxFeeEur }: Pick<ProductNeeds, "maxFeeEur">): string | null {
  return maxFeeEur === null ? null : `${formatQuantity(maxFeeEur, "€")} al mese`;
}
