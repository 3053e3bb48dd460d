import type { EnergyTipology } from "@volpe/contract";

/** Plausible prices in € per unit without VAT; another number is not the unit price. */
const UNIT_PRICE = { luce: [0.03, 0.6], gas: [0.15, 2.5] } as const;

export function isUnitPrice(price: number, tipology: EnergyTipology): boolean {
  const [low, high] = UNIT_PRICE[tipology];
  return price >= low && price <= high;
}
