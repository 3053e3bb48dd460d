import Type, { type Static } from "typebox";
import { IsoDay } from "./iso-day.ts";
import { Destination } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { Eur, Mailbox, Text, VatNumber } from "./row-fields.ts";

export const VehicleSegment = OneOf([
  "citycar",
  "utilitaria",
  "compatta",
  "berlina",
  "familiare",
  "suv",
  "monovolume",
  "commerciale",
]);
export type VehicleSegment = Static<typeof VehicleSegment>;

export const Fuel = OneOf([
  "benzina",
  "diesel",
  "gpl",
  "metano",
  "ibrida",
  "ibrida-plug-in",
  "elettrica",
]);
export type Fuel = Static<typeof Fuel>;

export const Gearbox = OneOf(["manuale", "automatico"]);
export type Gearbox = Static<typeof Gearbox>;

/** The services that a rental's fee may include. */
export const RentalService = OneOf([
  "rca",
  "kasko",
  "furto-incendio",
  "manutenzione",
  "assistenza",
  "pneumatici",
  "auto-sostitutiva",
]);
export type RentalService = Static<typeof RentalService>;

/**
 * A row of `import-vehicles`, CSV or JSON: one fee of one variant. Rows of the same make, model and
 * variant describe one vehicle and differ only in the last four figures. Fees and prices are
 * without VAT. The down payment is the amount that every customer pays at the start.
 */
export const VehicleRow = Type.Object({
  make: Text(40),
  model: Text(60),
  variant: Text(80),
  lessor: Text(60),
  /** The lessor's partita IVA and seat: without both the rental cannot be ordered here. */
  lessorVatNumber: Type.Optional(VatNumber),
  lessorSeat: Type.Optional(Text(120)),
  /** E-mail or PEC that receives withdrawals and complaints: without it no order is made here. */
  lessorEmail: Type.Optional(Mailbox),
  /** The lessor's https page of the offer, or its site. */
  lessorUrl: Type.Optional(Text(300)),
  /**
   * What leaving early costs and how it is done, in the lessor's words, as `metà dei canoni che
   * restano, con 60 giorni di preavviso`; without it the rental cannot be ordered here.
   */
  exitTerms: Type.Optional(Text(300)),
  segment: VehicleSegment,
  fuel: Fuel,
  gearbox: Gearbox,
  powerKw: Type.Integer({ minimum: 5, maximum: 1000 }),
  seats: Type.Integer({ minimum: 1, maximum: 9 }),
  /** g/km, WLTP combined. */
  co2: Type.Integer({ minimum: 0, maximum: 500 }),
  /** For example `4,9 l/100 km` or `15,2 kWh/100 km`, WLTP combined. */
  consumption: Text(40),
  /** Electric range, km; empty for other cars. */
  rangeKm: Type.Optional(Type.Integer({ minimum: 10, maximum: 1500 })),
  audience: Type.Union([Destination, Type.Literal("tutti")]),
  readyDelivery: Type.Boolean(),
  /** Days from the contract to the delivery. */
  deliveryDays: Type.Integer({ minimum: 1, maximum: 730 }),
  /** Joined by `|` in a CSV. */
  services: Type.Array(RentalService, { minItems: 1 }),
  /** Excess of kasko, theft and fire, € a claim. */
  excessEur: Eur(10_000),
  /** Price of each kilometre above the contract's, €. */
  extraKmEur: Eur(5),
  /** ISO date; empty = open-ended. */
  validTo: Type.Optional(IsoDay),
  durationMonths: Type.Integer({ minimum: 24, maximum: 60 }),
  kmPerYear: Type.Integer({ minimum: 5000, maximum: 100_000 }),
  downPaymentEur: Eur(50_000),
  monthlyFeeEur: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }),
});
export type VehicleRow = Static<typeof VehicleRow>;
