import type { VehicleRow } from "@volpe/contract";

/**
 * A variant of the demonstration: a real car with its maker's public figures, and an invented fee
 * from which its table is made.
 */
export type DemoVehicle = Pick<
  VehicleRow,
  "make" | "model" | "variant" | "segment" | "fuel" | "gearbox" | "powerKw" | "co2" | "consumption"
> & {
  /** € a month without VAT for 36 months, 15,000 km a year, no down payment. */
  baseFeeEur: number;
  /** Default 5. */
  seats?: number;
  rangeKm?: number;
  /** Default `tutti`. */
  audience?: VehicleRow["audience"];
  ready?: boolean;
  /** Also let for 60 months. */
  long?: boolean;
  /** Left the catalogue before the day of seeding. */
  ended?: boolean;
};

type Model = Pick<DemoVehicle, "make" | "model" | "segment">;
type Figures = [
  variant: string,
  fuel: DemoVehicle["fuel"],
  gearbox: "m" | "a",
  powerKw: number,
  co2: number,
  consumption: number,
  baseFeeEur: number,
  more?: Partial<DemoVehicle>,
];

/** The variants of one model, a row each; consumption in l, kg or kWh by fuel. */
export function toVariants(model: Model, rows: readonly Figures[]): DemoVehicle[] {
  return rows.map(([variant, fuel, gearbox, powerKw, co2, consumption, baseFeeEur, more = {}]) => ({
    ...model,
    variant,
    fuel,
    gearbox: gearbox === "m" ? "manuale" : "automatico",
    powerKw,
    co2,
    consumption: `${consumption.toLocaleString("it-IT")} ${UNITS[fuel]}`,
    baseFeeEur,
    ...more,
  }));
}

const UNITS: Readonly<Record<DemoVehicle["fuel"], string>> = {
  benzina: "l/100 km",
  diesel: "l/100 km",
  gpl: "l/100 km",
  metano: "kg/100 km",
  ibrida: "l/100 km",
  "ibrida-plug-in": "l/100 km",
  elettrica: "kWh/100 km",
};
