import type { Conclusion, SellerPaperKind, Tipology } from "@volpe/contract";

/**
 * The points that the law leaves open. Each has the safe value until counsel decides, and no other
 * code decides it. `BILL_KEPT_DAYS`, which pages also show, holds the days for which bills are
 * kept.
 */
export type ContractSwitches = {
  /**
   * Where an order is made: here, or at the provider. Promoting payment contracts may need the
   * OAM's register and requires the written form (TUB, art. 117 and 128-quater), so terminals are
   * handed over. A line is ordered with its provider's own contract summary (Codice delle
   * comunicazioni elettroniche, art. 98-quater decies; decision 290). A rental is ordered from a
   * lessor whom the import names with VAT number and seat; the insurance in its fee is the lessor's
   * own (decision 162). Energy is signed with a mailed code, which proves a choice on a durable
   * medium; if counsel wants more for it (Codice del consumo, art. 51 c. 6; ARERA 395/2024),
   * `hand-over` stops these orders.
   */
  ways: Readonly<Record<Tipology, "order" | "hand-over">>;
  /**
   * What concludes a contract, by its kind. The regime changes nothing: an order is a proposal, which
   * the acceptance concludes when it reaches the person (Codice civile, art. 1326 and 1335), unless the
   * supplier's published conditions bind it to the first signature (art. 1336). Terminals are handed
   * over, so their value counts only if `ways` changes.
   */
  conclusions: Readonly<Record<Tipology, Conclusion>>;
  /** The suppliers whose conditions conclude their contracts of one kind with the signature. */
  boundBySignature: readonly Pick<Commission, "vatNumber" | "tipology">[];
  /**
   * Whether a term that ends on a holiday ends with the next working day. A longer term does no
   * harm.
   */
  termEndsOnWorkingDay: boolean;
  /**
   * Whether the law's withdrawal is promised for a rental. Art. 59 c. 1 n of the Codice del consumo
   * and CJEU C-38/21 point to the exception for the rental of cars.
   */
  rentalWithdrawal: boolean;
  /**
   * Whether an offer whose cost and terms of leaving early are not known is handed over instead of
   * ordered here (Codice del consumo, art. 49 c. 1 q). If false, the order says that they are not known.
   */
  exitTermsNeeded: boolean;
  /** Whether unfair terms are listed and approved by a separate box (art. 1341–1342 c.c.). */
  clausesApproved: boolean;
  /** Whether every business gets the contract summary of a line, as micro and small ones must. */
  summaryForBusiness: boolean;
  /**
   * Whether a business gets the consumer's right of withdrawal too, for micro-enterprises and for
   * mixed use. The law grants it to consumers (Codice del consumo, art. 45 and 52).
   */
  businessWithdrawal: boolean;
  /**
   * Whether a consumer may order energy for other uses than a home, for example a garage or mixed
   * use; the consumer's rights then apply to it. If false, only a business may.
   */
  otherUsesForConsumers: boolean;
  /**
   * The role of Volpe for the data of a contract (GDPR, art. 26 and 28). A `controller` answers for
   * its own part, which is what the notice says; a `processor` acts for the supplier and needs its
   * written agreement. The privacy policy must say the same.
   */
  dataRole: "controller" | "processor";
  /**
   * The power of a business, kW, up to which its supply counts as low voltage, for which the code of
   * commercial conduct holds. The offers do not tell the voltage, and above 100 kW a new supply may be
   * of medium voltage, so more is left to the supplier.
   */
  lowVoltageMaxKw: number;
  /** Who pays Volpe for which contracts, and how. The first row that matches an offer applies. */
  commissions: readonly Commission[];
};

/** An agreement with a supplier about its offers of one kind, or about one offer. */
type Commission = {
  vatNumber: string;
  tipology: Tipology;
  /** The code of one offer; absent = all of that kind. */
  code?: string;
  /** The text for the page and the documents. */
  text: string;
};

export const CONTRACT_SWITCHES: ContractSwitches = {
  ways: {
    luce: "order",
    gas: "order",
    internet: "order",
    pos: "hand-over",
    noleggio: "order",
  },
  conclusions: {
    luce: "acceptance",
    gas: "acceptance",
    internet: "acceptance",
    pos: "acceptance",
    noleggio: "acceptance",
  },
  boundBySignature: [],
  termEndsOnWorkingDay: true,
  rentalWithdrawal: false,
  exitTermsNeeded: true,
  clausesApproved: true,
  summaryForBusiness: true,
  businessWithdrawal: false,
  otherUsesForConsumers: true,
  dataRole: "controller",
  lowVoltageMaxKw: 100,
  commissions: [],
};

/**
 * The seller's own documents without which an offer cannot be ordered here. For energy they are the
 * sheet of the code of commercial conduct and the conditions of the supply (ARERA 426/2020 and
 * 395/2024). For a line they are the provider's contract summary after the template of Reg. (UE)
 * 2019/2243, which we never write ourselves, and its conditions. For a rental they are the lessor's
 * general conditions, filed once for all its rentals: they hold what no import has, such as
 * penalties and insurance.
 */
export const NEEDED_PAPERS: Readonly<Record<Tipology, readonly SellerPaperKind[]>> = {
  luce: ["seller-sheet", "seller-conditions"],
  gas: ["seller-sheet", "seller-conditions"],
  internet: ["seller-summary", "seller-conditions"],
  pos: [],
  noleggio: ["seller-conditions"],
};

/** Smc a year up to which the code of conduct protects a business, as the duties assume. */
export const GAS_BUSINESS_MAX_SMC = 200_000;

/** Days of the law's withdrawal (Codice del consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;
