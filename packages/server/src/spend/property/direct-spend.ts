import type { EnergyOffer, Period, PriceInterval } from "../energy-offer.ts";
import type { Volume } from "../tariff/volume.ts";

/**
 * Computes the sale and the discounts of a generated electricity offer unit by unit and month by
 * month. It follows the text of the rules and shares no code with the product that it is compared
 * with.
 */
export function directSale(
  offer: EnergyOffer,
  volume: Volume,
  world: DirectWorld,
): { sale: number; discounts: number } {
  const months = Array.from({ length: 12 }, (_, ahead) => ahead);
  const energy = offer.components.filter(({ area }) => area === "04").flatMap((c) => c.intervals);
  const fees = offer.components.filter(({ area }) => area === "01").flatMap((c) => c.intervals);
  const index = offer.pricing === "variable" ? world.pun * 1.1 : 0;
  const energyOf = (ahead: number) =>
    (["f1", "f2", "f3"] as const).reduce(
      (total, band) =>
        total + (volume[band] / 12) * (datedPrice(energy, band, ahead, world) + index),
      0,
    );
  const isTiered = energy.some(({ to }) => to !== null);
  const tiered = isTiered ? tieredSale(energy, volume.total) + index * volume.total : 0;
  const inMonth = (ahead: number) => (isTiered ? tiered / 12 : energyOf(ahead));
  const sale = months.reduce((total, ahead) => total + inMonth(ahead), 0);
  const discounts = offer.discounts
    .filter(({ condition }) => condition === "00")
    .reduce((total, { period, prices: [price] }) => {
      const covered = months.filter((ahead) => period === null || isCovered(period, ahead, world));
      const ofMonths = covered.reduce((sum, ahead) => sum + inMonth(ahead), 0);
      return total + (price?.unit === "06" ? (ofMonths * price.value) / 100 : (price?.value ?? 0));
    }, 0);
  return {
    sale:
      sale +
      fees.reduce((total, { price }) => total + price, 0) +
      offer.dispatching.reduce((total, { code }) => total + dispatching(code, volume.total), 0),
    discounts,
  };
}

type DirectWorld = { pun: number; year: number; month: number };

/** Prices unit by unit; the last one may be a fraction. */
function tieredSale(intervals: readonly PriceInterval[], total: number): number {
  const rest = intervals.find(({ to }) => to === null)?.price ?? 0;
  let sum = 0;
  for (let unit = 1; unit - 1 < total; unit += 1) {
    const tier = intervals.find(({ from, to }) => to !== null && (from ?? 0) <= unit && unit <= to);
    sum += (tier?.price ?? rest) * Math.min(1, total - (unit - 1));
  }
  return sum;
}

function datedPrice(
  intervals: readonly PriceInterval[],
  band: "f1" | "f2" | "f3",
  ahead: number,
  world: DirectWorld,
): number {
  const codes = { f1: ["01"], f2: ["02", "91"], f3: ["03", "91"] }[band];
  const ofBand = intervals.filter(
    (interval) => interval.band === null || codes.includes(interval.band),
  );
  const dated = ofBand.find(({ period }) => period !== null && isCovered(period, ahead, world));
  return (dated ?? ofBand.find(({ period }) => period === null))?.price ?? 0;
}

function isCovered(period: Period, ahead: number, { year, month }: DirectWorld): boolean {
  const at = new Date(Date.UTC(year, month - 1 + ahead, 1));
  switch (period.kind) {
    case "months-from-start":
      return ahead + 1 <= period.months;
    case "until":
      return at.getTime() <= Date.UTC(period.year, period.month - 1, 1);
    case "calendar-months":
      return period.months.includes(at.getUTCMonth() + 1);
  }
}

/** The figures of the fourth quarter of 2026. */
function dispatching(code: string, kwh: number): number {
  const cdisp = 0.004663 + 0.001096 + 0.003322 + 0.000717 + 0 + 0.001079;
  const prices: Readonly<Record<string, number>> = {
    "01": cdisp * 1.1 * kwh,
    "09": ((0.003765 + 0.003765 + 0.010167) / 3) * kwh,
    "13": 1.107,
    "14": 0.016776 * kwh,
  };
  return prices[code] ?? 0;
}
