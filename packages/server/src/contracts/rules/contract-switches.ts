import type { Tipology } from "@volpe/contract";

/**
 * What the law leaves open. Each line has the safe answer until counsel decides; nothing else in the
 * code decides it again.
 */
export type ContractSwitches = {
  /**
   * Where an order is made: here, or at the provider. Promoting payment contracts may need the OAM's
   * register and wants the written form (TUB, art. 117 and 128-quater), so terminals are handed over.
   * A line needs its contract summary before the order (Codice delle comunicazioni elettroniche, art.
   * 98-quater decies), and no import has that paper. A rental's table names its lessor without seat or VAT number.
   */
  ways: Readonly<Record<Tipology, "order" | "hand-over">>;
  /** Whether a term that ends on a holiday ends with the next working day. Longer never harms. */
  termEndsOnWorkingDay: boolean;
  /**
   * Whether the law's withdrawal is promised for a rental. Art. 59 c. 1 n of the Codice del consumo
   * and CJEU C-38/21 point to the exception for the rental of cars.
   */
  rentalWithdrawal: boolean;
  /** Whether unfair terms are listed and approved by a box of their own (art. 1341–1342 c.c.). */
  clausesApproved: boolean;
  /** Whether a business gets the contract summary of a line too, as micro and small ones must. */
  summaryForBusiness: boolean;
  /** By whom and how Volpe is paid for a contract; null = nobody pays. */
  commission: string | null;
};

export const CONTRACT_SWITCHES: ContractSwitches = {
  ways: {
    luce: "order",
    gas: "order",
    internet: "hand-over",
    pos: "hand-over",
    noleggio: "hand-over",
  },
  termEndsOnWorkingDay: true,
  rentalWithdrawal: false,
  clausesApproved: true,
  summaryForBusiness: true,
  commission: null,
};

/** Smc a year up to which a business is protected by the code of conduct, as the duties assume. */
export const GAS_BUSINESS_MAX_SMC = 200_000;

/** Days of the law's withdrawal (Codice del consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;
