import { NotComputable } from "./not-computable.ts";
import type { Volume } from "./volume.ts";

/** € per unit in each band. */
export type BandPrices = { f1: number; f2: number; f3: number };

/**
 * The compiled cost of a year's volume: a price in each band plus prices for tiers of the whole
 * volume. It is linear in each band between the ends of the tiers.
 */
export type VolumePrice = BandPrices & { tiers: readonly PriceTier[] };

/** Applies to the part of the year's volume between `from` and `to` (may be Infinity). */
type PriceTier = { from: number; to: number; eurPerUnit: number };

export const NO_PRICE: VolumePrice = { f1: 0, f2: 0, f3: 0, tiers: [] };

export function toFlatPrice(eurPerUnit: number): VolumePrice {
  return { f1: eurPerUnit, f2: eurPerUnit, f3: eurPerUnit, tiers: [] };
}

export function toBandedPrice(prices: BandPrices): VolumePrice {
  return { f1: prices.f1, f2: prices.f2, f3: prices.f3, tiers: [] };
}

export function addPrices(...prices: readonly VolumePrice[]): VolumePrice {
  return {
    f1: sum(prices, (price) => price.f1),
    f2: sum(prices, (price) => price.f2),
    f3: sum(prices, (price) => price.f3),
    tiers: prices.flatMap((price) => price.tiers),
  };
}

export function scalePrice(price: VolumePrice, factor: number): VolumePrice {
  return {
    f1: price.f1 * factor,
    f2: price.f2 * factor,
    f3: price.f3 * factor,
    tiers: price.tiers.map((tier) => ({ ...tier, eurPerUnit: tier.eurPerUnit * factor })),
  };
}

/**
 * Limits a price to the part of the year's volume between two ends. Throws NotComputable if the
 * price changes by band, because the rules do not say whether such tiers count all kWh or those of
 * a band.
 */
export function restrictToTier(price: VolumePrice, from: number, to: number): VolumePrice {
  if (price.f1 !== price.f2 || price.f1 !== price.f3) {
    throw new NotComputable("Scaglioni di consumo dentro le fasce: le regole non li definiscono");
  }
  const tiers = [{ from: 0, to: Number.POSITIVE_INFINITY, eurPerUnit: price.f1 }, ...price.tiers]
    .map((tier) => ({ ...tier, from: Math.max(tier.from, from), to: Math.min(tier.to, to) }))
    .filter((tier) => tier.to > tier.from);
  return { f1: 0, f2: 0, f3: 0, tiers };
}

/** Limits a price to the kWh of some bands. Throws NotComputable if it has tiers. */
export function restrictToBands(price: VolumePrice, bands: BandPrices): VolumePrice {
  if (price.tiers.length > 0 && bands.f1 + bands.f2 + bands.f3 < 3) {
    throw new NotComputable("Scaglioni di consumo dentro le fasce: le regole non li definiscono");
  }
  return {
    f1: price.f1 * bands.f1,
    f2: price.f2 * bands.f2,
    f3: price.f3 * bands.f3,
    tiers: price.tiers,
  };
}

/** € a year. */
export function volumeAmount(price: VolumePrice, volume: Volume): number {
  let amount = price.f1 * volume.f1 + price.f2 * volume.f2 + price.f3 * volume.f3;
  for (const tier of price.tiers) {
    if (volume.total > tier.from) {
      amount += tier.eurPerUnit * (Math.min(volume.total, tier.to) - tier.from);
    }
  }
  return amount;
}

function sum(prices: readonly VolumePrice[], read: (price: VolumePrice) => number): number {
  return prices.reduce((total, price) => total + read(price), 0);
}
