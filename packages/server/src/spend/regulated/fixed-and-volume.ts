/** An amount in its two parts, € a year: VAT on gas treats them apart. */
export type FixedAndVolume = { fixedEur: number; volumeEur: number };
