import Type, { type Static } from "typebox";
import { IsoDay } from "./iso-day.ts";
import { OneOf } from "./one-of.ts";
import { Eur, Text } from "./row-fields.ts";

export const TerminalType = OneOf(["fisso", "cordless", "portatile", "mobile", "softpos"]);
export type TerminalType = Static<typeof TerminalType>;

const Percent = Type.Number({ minimum: 0, maximum: 10 });

/** A row of `import-pos`, CSV or JSON: one terminal's offer. Prices are without VAT. */
export const TerminalRow = Type.Object({
  provider: Text(60),
  /** The provider's https page of the offer, where the contract is made. */
  providerUrl: Type.Optional(Text(300)),
  /** The provider's information sheet of the offer («foglio informativo»), an https address. */
  sheetUrl: Type.Optional(Text(300)),
  name: Text(80),
  type: TerminalType,
  monthlyFeeEur: Eur(500),
  /** Purchase price; 0 if the terminal is rented. */
  purchaseEur: Eur(2000),
  activationEur: Eur(1000),
  /** Commission by circuit, % of the payment. */
  pagobancomatPercent: Percent,
  /** Visa, Mastercard, consumer debit cards of the EEA. */
  debitPercent: Percent,
  creditPercent: Percent,
  /** Business cards, and those from outside the EEA. */
  businessPercent: Percent,
  /** Empty = the terminal does not take it. */
  amexPercent: Type.Optional(Percent),
  /** € for each payment, in addition to the commission. */
  perTransactionEur: Eur(2),
  /** Minimum commissions a month, €. */
  minimumMonthlyEur: Eur(500),
  /** Days until the money is credited. */
  settlementDays: Type.Integer({ minimum: 0, maximum: 60 }),
  printer: Type.Boolean(),
  /** True if the price includes a SIM with its traffic. */
  sim: Type.Boolean(),
  lockInMonths: Type.Integer({ minimum: 0, maximum: 84 }),
  /** Fee for leaving before the lock-in ends, €. */
  leavingEur: Eur(2000),
  description: Type.String({ maxLength: 600 }),
  /** ISO date; empty = open-ended. */
  validTo: Type.Optional(IsoDay),
});
export type TerminalRow = Static<typeof TerminalRow>;
