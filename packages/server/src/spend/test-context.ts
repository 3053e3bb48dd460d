import { readNamedParameterSet } from "./parameter-sets/named-parameter-set.ts";
import { createSpendContext, type SpendContext, type SpendSources } from "./spend-context.ts";
import type { IndexMonth } from "./tariff/index-price.ts";

/** Twelve months at 0.12 €/kWh and 0.45 €/Smc. */
const TEST_SERIES: readonly IndexMonth[] = Array.from({ length: 12 }, (_, month) => ({
  month: `2026-${String(month + 1).padStart(2, "0")}`,
  pun: 0.12,
  psv: 0.45,
}));

/** The genuine parameters of the fourth quarter of 2026, seen on 21 November. */
export function createTestContext(changes: Partial<SpendSources> = {}): SpendContext {
  return createSpendContext({
    now: new Date("2026-11-21T10:00:00Z"),
    electricity: readNamedParameterSet("E-2026Q4"),
    gas: readNamedParameterSet("G-2026Q4"),
    indexSeries: TEST_SERIES,
    ...changes,
  });
}
