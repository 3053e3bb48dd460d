import { roundToCents } from "../figures/round.ts";
import { type Entries, toEntry } from "./bill-entry.ts";
import { joinTerms } from "./shown-piece.ts";

/**
 * If a picture's total differs from the sum of its parts in one digit, as 412,77 for 112,77,
 * replaces it by the sum. The sum is doubtful, and shown beside the lines of the parts.
 */
export function withoutMisreadTotal(entries: Entries): Entries {
  const { sale, network, charges, excise, vat, taxes, televisionFee, socialBonus, total } = entries;
  const isKnown =
    sale !== undefined &&
    network !== undefined &&
    (taxes !== undefined || (excise !== undefined && vat !== undefined));
  if (!isKnown || total === undefined || total.isProved) {
    return entries;
  }
  const parts = [
    sale,
    network,
    charges,
    ...(taxes === undefined ? [excise, vat] : [taxes]),
    televisionFee,
  ].filter((part) => part !== undefined);
  const charged = parts.reduce((sum, { value }) => sum + Number(value), 0);
  const sum = roundToCents(charged - Number(socialBonus?.value ?? 0));
  return differsByOneDigit(sum, Number(total.value))
    ? { ...entries, total: toEntry(sum, { ...joinTerms(parts), page: total.page }) }
    : entries;
}

function differsByOneDigit(one: number, other: number): boolean {
  const [first, second] = [[...one.toFixed(2)], [...other.toFixed(2)]];
  return (
    first.length === second.length && first.filter((digit, at) => digit !== second[at]).length === 1
  );
}
