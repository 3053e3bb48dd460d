import { describe, expect, it } from "vitest";
import { hasPromotion, toLineCost } from "./line-cost.ts";
import { lineRow } from "./test-line.ts";

describe("toLineCost", () => {
  it("adds activation, modem, the promotional months and the rest of 24", () => {
    // 49 + 72 + 12 × 17.90 + 12 × 28.90 = 49 + 72 + 214.80 + 346.80 = 682.60; ÷ 24 = 28.4416….
    const line = lineRow({
      activationEur: 49,
      modemEur: 72,
      promoMonthlyEur: 17.9,
      promoMonths: 12,
      monthlyEur: 28.9,
    });
    expect(toLineCost(line)).toEqual({
      totalEur: 682.6,
      activationEur: 49,
      modemEur: 72,
      promoMonths: 12,
      promoEur: 214.8,
      fullMonths: 12,
      fullEur: 346.8,
      averageMonthEur: 28.44,
    });
    expect(hasPromotion(line)).toBe(true);
  });

  it("counts no more than 24 months of a longer promotion", () => {
    const line = lineRow({ promoMonthlyEur: 19.9, promoMonths: 36, monthlyEur: 29.9 });
    expect(toLineCost(line)).toMatchObject({ promoMonths: 24, fullMonths: 0, totalEur: 477.6 });
  });

  it("counts 24 full months where nothing is promoted", () => {
    expect(toLineCost(lineRow())).toMatchObject({ totalEur: 597.6, averageMonthEur: 24.9 });
    expect(hasPromotion(lineRow({ promoMonths: 6 }))).toBe(false);
  });
});
