import Type, { type Static } from "typebox";
import { Destination } from "./offers.ts";

export const VehicleSegment = Type.Union([
  Type.Literal("citycar"),
  Type.Literal("utilitaria"),
  Type.Literal("compatta"),
  Type.Literal("berlina"),
  Type.Literal("familiare"),
  Type.Literal("suv"),
  Type.Literal("monovolume"),
  Type.Literal("commerciale"),
]);
export type VehicleSegment = Static<typeof VehicleSegment>;

export const Fuel = Type.Union([
  Type.Literal("benzina"),
  Type.Literal("diesel"),
  Type.Literal("gpl"),
  Type.Literal("metano"),
  Type.Literal("ibrida"),
  Type.Literal("ibrida-plug-in"),
  Type.Literal("elettrica"),
]);
export type Fuel = Static<typeof Fuel>;

export const Gearbox = Type.Union([Type.Literal("manuale"), Type.Literal("automatico")]);
export type Gearbox = Static<typeof Gearbox>;

/** What a rental's fee may include. */
export const RentalService = Type.Union([
  Type.Literal("rca"),
  Type.Literal("kasko"),
  Type.Literal("furto-incendio"),
  Type.Literal("manutenzione"),
  Type.Literal("assistenza"),
  Type.Literal("pneumatici"),
  Type.Literal("auto-sostitutiva"),
]);
export type RentalService = Static<typeof RentalService>;

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Eur = (maximum: number) => Type.Number({ minimum: 0, maximum });

/**
 * A row of `import-vehicles`, CSV or JSON alike: one fee of one variant. The rows of one make,
 * model and variant are one vehicle to rent, and agree in all but the last four figures.
 * Fees and prices are without VAT; the down payment is what is paid at the start, whoever pays.
 */
export const VehicleRow = Type.Object({
  make: Text(40),
  model: Text(60),
  variant: Text(80),
  /** Who lets it. */
  lessor: Text(60),
  segment: VehicleSegment,
  fuel: Fuel,
  gearbox: Gearbox,
  powerKw: Type.Integer({ minimum: 5, maximum: 1000 }),
  seats: Type.Integer({ minimum: 1, maximum: 9 }),
  /** g/km, WLTP combined. */
  co2: Type.Integer({ minimum: 0, maximum: 500 }),
  /** As `4,9 l/100 km` or `15,2 kWh/100 km`, WLTP combined. */
  consumption: Text(40),
  /** Electric range, km; empty for a car without. */
  rangeKm: Type.Optional(Type.Integer({ minimum: 10, maximum: 1500 })),
  audience: Type.Union([Destination, Type.Literal("tutti")]),
  readyDelivery: Type.Boolean(),
  /** Days from the contract to the keys. */
  deliveryDays: Type.Integer({ minimum: 1, maximum: 730 }),
  /** In a CSV joined by `|`. */
  services: Type.Array(RentalService, { minItems: 1 }),
  /** Excess of kasko, theft and fire, € a claim. */
  excessEur: Eur(10_000),
  /** € for each kilometre past the contract's. */
  extraKmEur: Eur(5),
  /** ISO date; empty = open-ended. */
  validTo: Type.Optional(Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" })),
  durationMonths: Type.Integer({ minimum: 24, maximum: 60 }),
  kmPerYear: Type.Integer({ minimum: 5000, maximum: 100_000 }),
  downPaymentEur: Eur(50_000),
  monthlyFeeEur: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }),
});
export type VehicleRow = Static<typeof VehicleRow>;
