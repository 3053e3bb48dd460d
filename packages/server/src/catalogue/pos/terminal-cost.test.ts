import { describe, expect, it } from "vitest";
import { readFields } from "../list/query-field.ts";
import { formatPayments, REFERENCE_TAKINGS, TAKINGS_FIELDS, toPayments } from "./takings.ts";
import { findTerminalCost } from "./terminal-cost.ts";
import { terminalRow } from "./test-terminal.ts";

describe("findTerminalCost", () => {
  it("adds fee, commissions by circuit and the fixed part of each payment", () => {
    // 1,500 × 0.5% + 2,000 × 1% + 1,250 × 1.2% + 250 × 2% = 7.50 + 20 + 15 + 5 = 47.50;
    // 5,000 ÷ 35 ≈ 143 payments × 0.05 = 7.15; 9.90 + 47.50 + 7.15 = 64.55.
    const terminal = terminalRow({
      perTransactionEur: 0.05,
      purchaseEur: 149,
      activationEur: 30,
    });
    const cost = findTerminalCost(terminal, REFERENCE_TAKINGS);
    expect(cost).toEqual({
      monthEur: 64.55,
      feeEur: 9.9,
      percentEur: 47.5,
      perTransactionEur: 7.15,
      topUpEur: 0,
      oneOffEur: 179,
      // 12 × 64.55 + 179.
      firstYearEur: 953.6,
      commissionPercent: expect.closeTo(1.093, 10),
    });
  });

  it("raises the commissions of a quiet month to the minimum, and not those of a busy one", () => {
    const terminal = terminalRow({ minimumMonthlyEur: 12 });
    const quiet = findTerminalCost(terminal, { ...REFERENCE_TAKINGS, volumeEur: 500 });
    // A tenth of 47.50 is 4.75, 7.25 short of 12.
    expect(quiet).toMatchObject({ percentEur: 4.75, topUpEur: 7.25, monthEur: 21.9 });
    expect(findTerminalCost(terminal, REFERENCE_TAKINGS)).toMatchObject({
      topUpEur: 0,
      monthEur: 57.4,
    });
  });

  it("has no figure if a card of the mix is not accepted", () => {
    const mix = [30, 40, 20, 5, 5];
    expect(findTerminalCost(terminalRow(), { ...REFERENCE_TAKINGS, mix })).toBeNull();
    // 1,500 × 0.5% + 2,000 × 1% + 1,000 × 1.2% + 250 × 2% + 250 × 2.4% = 50.50.
    const terminal = terminalRow({ amexPercent: 2.4 });
    expect(findTerminalCost(terminal, { ...REFERENCE_TAKINGS, mix })?.percentEur).toBe(50.5);
  });
});

function readTakings(search: string) {
  return readFields(TAKINGS_FIELDS, new URLSearchParams(search), []);
}

describe("the fields of the takings", () => {
  it("accept figures in Italian notation", () => {
    const { query, ignored } = readTakings(
      "incasso=12.500&scontrino=4,50&circuiti=50-30-15-5-0&accredito=1&oggi=80,50",
    );
    expect(query).toEqual({
      volumeEur: 12_500,
      ticketEur: 4.5,
      mix: [50, 30, 15, 5, 0],
      settlementDays: 1,
      presentMonthEur: 80.5,
    });
    expect(ignored).toEqual([]);
    expect(toPayments(query)).toBe(2778);
    expect(formatPayments(query)).toBe("2.778 pagamenti");
    expect(formatPayments({ ...query, volumeEur: 4 })).toBe("1 pagamento");
  });

  it.each(["50-50", "50-30-15-5-1", "a-b-c-d-e", "-1-50-50-1-0"])(
    "take the reference's circuits for %j and say so",
    (circuiti) => {
      const { query, ignored } = readTakings(`circuiti=${circuiti}`);
      expect(query.mix).toBe(REFERENCE_TAKINGS.mix);
      expect(ignored.map(({ key }) => key)).toEqual(["circuiti"]);
    },
  );
});
