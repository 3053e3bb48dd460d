/**
 * A progressive tariff: each unit costs the price of its tier (SII 7.1 (**)). `upTo[n]` is the
 * upper end of tier n in annual units; the last may be Infinity.
 */
export type TierTable = { upTo: readonly number[]; prices: readonly number[] };

/** € for `consumption` units. Units above the last tier are not priced. */
export function tieredAmount({ upTo, prices }: TierTable, consumption: number): number {
  let amount = 0;
  let from = 0;
  for (let tier = 0; tier < upTo.length && consumption > from; tier += 1) {
    const to = upTo[tier] ?? Number.POSITIVE_INFINITY;
    amount += (prices[tier] ?? 0) * (Math.min(consumption, to) - from);
    from = to;
  }
  return amount;
}
