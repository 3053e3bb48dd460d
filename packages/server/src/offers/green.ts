import type { EnergyOffer } from "./energy-offer.ts";

const RENEWABLE = /rinnovabil|\bgreen\b|\bverde\b|garanzi[ae]\s+d['’i]?\s*origine/i;

/** A promise about the energy sold, not a word in passing. */
const PROMISE =
  /100\s?%\s+(?:(?:di\s+)?energia\s+)?(?:elettrica\s+)?(?:verde|green|rinnovabile|(?:(?:prodotta\s+)?da\s+)?fonti\s+rinnovabili)|garanzi[ae]\s+d['’i]?\s*origine/i;

/**
 * Whether the electricity of an offer is declared renewable: its name says so, its description
 * promises it, or a component that is always paid bears both area 06 and a renewable word. Area 06
 * alone proves nothing (sellers put the price itself there), an optional component is not what one
 * buys, and gas is never green by a word: compensated CO₂ is not renewable gas.
 */
export function isGreen(offer: EnergyOffer): boolean {
  if (offer.commodity === "gas") {
    return /biometano/i.test(offer.name);
  }
  return (
    (RENEWABLE.test(offer.name) && !/opzion/i.test(offer.name)) ||
    PROMISE.test(offer.description) ||
    offer.components.some(
      ({ area, optional, name, description }) =>
        area === "06" && !optional && RENEWABLE.test(`${name} ${description}`),
    )
  );
}
