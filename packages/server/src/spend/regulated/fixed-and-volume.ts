/** An amount in its two parts, € a year, because gas has different VAT on each. */
export type FixedAndVolume = { fixedEur: number; volumeEur: number };
