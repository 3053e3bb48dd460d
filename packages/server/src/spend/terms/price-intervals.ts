import type { PriceInterval } from "../energy-offer.ts";
import type { Consultation } from "../spend-context.ts";
import { NotComputable } from "../tariff/not-computable.ts";
import {
  addPrices,
  type BandPrices,
  NO_PRICE,
  restrictToTier,
  scalePrice,
  toBandedPrice,
  type VolumePrice,
} from "../tariff/volume-price.ts";
import { toBandSet } from "./bands.ts";
import { type ConsumptionLimits, toLimits } from "./consumption-limits.ts";
import type { OfferYear } from "./offer-year.ts";
import { assignMonths } from "./periods.ts";

type IntervalRules = {
  consultation: Consultation;
  year: OfferYear;
  /** TIPOLOGIA_FASCE. */
  typology: string;
  /**
   * Whether the index is added to an interval's price, as in the variable intervals of a mixed
   * offer.
   */
  isIndexed(interval: PriceInterval): boolean;
};

/** The units that a price covers, to find units without a price. */
export type Coverage = { f1: boolean; f2: boolean; f3: boolean; upTo: number };

export type CompiledIntervals = { price: VolumePrice; coverage: Coverage };

/**
 * Compiles the per-unit intervals of one component. The default interval (no tier, no period)
 * prices the units that the others of its band do not cover, and is never added to them (Regole
 * 3.3.1, "Validità"). Throws NotComputable for tiers within bands and tiers within months, which
 * the rules do not define.
 */
export function compileIntervals(
  intervals: readonly PriceInterval[],
  rules: IntervalRules,
): CompiledIntervals {
  const byBand = Map.groupBy(intervals, ({ band }) => band);
  const compiled = [...byBand.values()].map((group) => compileBand(group, rules));
  return {
    price: addPrices(...compiled.map(({ price }) => price)),
    coverage: mergeCoverage(compiled.map(({ coverage }) => coverage)),
  };
}

export function mergeCoverage(coverages: readonly Coverage[]): Coverage {
  return {
    f1: coverages.some(({ f1 }) => f1),
    f2: coverages.some(({ f2 }) => f2),
    f3: coverages.some(({ f3 }) => f3),
    upTo: Math.max(0, ...coverages.map(({ upTo }) => upTo)),
  };
}

function compileBand(group: readonly PriceInterval[], rules: IntervalRules): CompiledIntervals {
  const ends = group.map(({ to }) => to);
  const tiers = group.flatMap((interval) => {
    const limits = toLimits(interval, ends);
    return limits === null ? [] : [{ interval, limits }];
  });
  if (tiers.length === 0) {
    return compileMonths(group, rules);
  }
  if (group.some(({ period }) => period !== null)) {
    throw new NotComputable("Scaglioni di consumo dentro i mesi: le regole non li definiscono");
  }
  const defaults = group.filter((interval) => tiers.every((tier) => tier.interval !== interval));
  if (defaults.length > 1) {
    throw new NotComputable("Due prezzi per gli stessi consumi nella stessa voce");
  }
  return compileTiers(tiers, defaults[0] ?? null, rules);
}

function compileMonths(group: readonly PriceInterval[], rules: IntervalRules): CompiledIntervals {
  const inForce = assignMonths(group, rules.consultation);
  const bands = toBandSet(group[0]?.band ?? null, rules.typology);
  const price = { f1: 0, f2: 0, f3: 0 };
  rules.year.forEach(({ share, index }, ahead) => {
    const interval = inForce[ahead] ?? null;
    if (interval !== null) {
      const added = rules.isIndexed(interval) ? index : null;
      price.f1 += share * bands.f1 * (interval.price + (added?.f1 ?? 0));
      price.f2 += share * bands.f2 * (interval.price + (added?.f2 ?? 0));
      price.f3 += share * bands.f3 * (interval.price + (added?.f3 ?? 0));
    }
  });
  const isWhole = inForce.every((interval) => interval !== null);
  return {
    price: toBandedPrice(price),
    coverage: toCoverage(isWhole ? bands : NO_PRICE, Number.POSITIVE_INFINITY),
  };
}

type Tier = { interval: PriceInterval; limits: ConsumptionLimits };

function compileTiers(
  tiers: readonly Tier[],
  fallback: PriceInterval | null,
  rules: IntervalRules,
): CompiledIntervals {
  const sorted = tiers.toSorted((a, b) => a.limits.from - b.limits.from);
  if (sorted.some(({ limits }, index) => limits.from < (sorted[index - 1]?.limits.to ?? 0))) {
    throw new NotComputable("Scaglioni di consumo che si sovrappongono nella stessa voce");
  }
  const base = fallback === null ? NO_PRICE : compileMonths([fallback], rules).price;
  const inTiers = sorted.map(({ interval, limits: { from, to } }) => {
    const price = compileMonths([interval], rules).price;
    return addPrices(
      restrictToTier(price, from, to),
      scalePrice(restrictToTier(base, from, to), -1),
    );
  });
  const bands = toBandSet(tiers[0]?.interval.band ?? null, rules.typology);
  return {
    price: addPrices(base, ...inTiers),
    coverage: toCoverage(bands, fallback === null ? reach(sorted) : Number.POSITIVE_INFINITY),
  };
}

/** Returns the volume that tiers cover from zero without a gap. */
function reach(sorted: readonly Tier[]): number {
  let end = 0;
  for (const { limits } of sorted) {
    if (limits.from > end) {
      return end;
    }
    end = limits.to;
  }
  return end;
}

function toCoverage(bands: BandPrices, upTo: number): Coverage {
  return { f1: bands.f1 > 0, f2: bands.f2 > 0, f3: bands.f3 > 0, upTo };
}
