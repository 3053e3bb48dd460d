import Type, { type Static } from "typebox";
import { IsoDay } from "./iso-day.ts";
import { Destination } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { Eur, Mailbox, Text, VatNumber } from "./row-fields.ts";

export const AccessTechnology = OneOf(["ftth", "fttc", "fwa"]);
export type AccessTechnology = Static<typeof AccessTechnology>;

const Mbps = Type.Number({ exclusiveMinimum: 0, maximum: 100_000 });

/**
 * A row of `import-internet`, CSV or JSON: one offer of a line. Prices include VAT for `privati`
 * and exclude it for `aziende`, as they are advertised.
 */
export const InternetRow = Type.Object({
  provider: Text(60),
  /** The provider's https page of the offer, where the contract is made. */
  providerUrl: Type.Optional(Text(300)),
  /** The provider's partita IVA and seat: without both the line cannot be ordered here. */
  providerVatNumber: Type.Optional(VatNumber),
  providerSeat: Type.Optional(Text(120)),
  /** E-mail or PEC that receives withdrawals and complaints: without it no order is made here. */
  providerEmail: Type.Optional(Mailbox),
  name: Text(80),
  technology: AccessTechnology,
  downloadMbps: Mbps,
  uploadMbps: Mbps,
  audience: Destination,
  /** € a month for the first `promoMonths`; without a promotion the same as `monthlyEur`. */
  promoMonthlyEur: Eur(500),
  promoMonths: Type.Integer({ minimum: 0, maximum: 120 }),
  /** € a month after the promotion. */
  monthlyEur: Type.Number({ exclusiveMinimum: 0, maximum: 500 }),
  activationEur: Eur(1000),
  /** The router's whole price over 24 months, €; 0 = included. */
  modemEur: Eur(1000),
  /** Whether the customer may use their own router. */
  modemFree: Type.Boolean(),
  lockInMonths: Type.Integer({ minimum: 0, maximum: 48 }),
  leavingEur: Eur(1000),
  /** Calls from the line. */
  phone: OneOf(["illimitate", "a-consumo", "nessuna"]),
  /** Signs of the provinces where it is sold, in a CSV joined by `|`; empty = everywhere. */
  provinces: Type.Array(Type.String({ pattern: "^[A-Z]{2}$" })),
  description: Type.String({ maxLength: 600 }),
  /** ISO date; empty = open-ended. */
  validTo: Type.Optional(IsoDay),
});
export type InternetRow = Static<typeof InternetRow>;
