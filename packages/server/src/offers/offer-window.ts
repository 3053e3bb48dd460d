import type { EnergyOffer } from "./energy-offer.ts";

/** A stretch of time in which no offer begins or ends; epoch ms, `untilMs` excluded. */
export type OfferWindow = { fromMs: number; untilMs: number };

/** The stretch around a moment; both ends of an offer's validity are inclusive. */
export function toOfferWindow(
  offers: Iterable<Pick<EnergyOffer, "validFromMs" | "validToMs">>,
  nowMs: number,
): OfferWindow {
  let fromMs = 0;
  let untilMs = Number.POSITIVE_INFINITY;
  for (const { validFromMs, validToMs } of offers) {
    for (const changeMs of [validFromMs, validToMs + 1]) {
      if (changeMs > nowMs) {
        untilMs = Math.min(untilMs, changeMs);
      } else {
        fromMs = Math.max(fromMs, changeMs);
      }
    }
  }
  return { fromMs, untilMs };
}
