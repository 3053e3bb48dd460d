import type { SheetLine } from "@volpe/contract";
import { CONDITION_WORDS, formatPrice } from "./energy-codes.ts";
import type { Discount, EnergyOffer } from "./energy-offer.ts";

const UNCONDITIONAL = "00";
const LATER = "03";

/** Whether a discount is taken off the spend (energy rules, §6). */
function isSubtracted({ condition, validity }: Discount): boolean {
  return condition === UNCONDITIONAL && validity !== LATER;
}

/** The discounts that ask for something in return, each in one line; never subtracted. */
export function toConditionalDiscounts(offer: EnergyOffer): string[] {
  return offer.discounts
    .filter(({ condition }) => condition !== UNCONDITIONAL)
    .map((discount) => {
      const value = toValue(discount);
      return [discount.name, value === "" ? "" : `: ${value}`, `, ${toCondition(discount)}`].join(
        "",
      );
    });
}

/** The discounts of an offer's sheet, those that count first. */
export function toDiscountLines(offer: EnergyOffer): SheetLine[] {
  return [...offer.discounts]
    .sort((a, b) => Number(isSubtracted(b)) - Number(isSubtracted(a)))
    .map((discount) => ({
      label: discount.name,
      value: toValue(discount),
      note: isSubtracted(discount)
        ? "Senza condizioni: già tolto dalla spesa annua"
        : discount.condition === UNCONDITIONAL
          ? "Vale dopo i primi 12 mesi: non è tolto dalla spesa annua"
          : `Solo ${toCondition(discount)}: non è tolto dalla spesa annua`,
    }));
}

function toCondition({ condition, conditionText }: Discount): string {
  const words = CONDITION_WORDS[condition] ?? "a condizioni particolari";
  return condition === "99" && /\p{L}/u.test(conditionText) && conditionText.length <= 160
    ? `${words} (${conditionText})`
    : words;
}

function toValue({ prices }: Discount): string {
  return [...new Set(prices.map(({ value, unit }) => formatPrice(value, unit)))].join(", ");
}
