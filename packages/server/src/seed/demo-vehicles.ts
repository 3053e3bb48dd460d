import { DAY_MS, type RentalService, toRomeDay, VehicleRow } from "@volpe/contract";
import Type, { type Static } from "typebox";
import { checkRow, readRawRows } from "../catalogue/snapshots/read-rows.ts";
import { readDemoFile } from "./demo-files.ts";

/**
 * A row of `demo/noleggio.csv`: a real car with its maker's public figures, and an invented fee from
 * which its table of fees is made.
 */
const DemoVehicle = Type.Object({
  ...Type.Pick(VehicleRow, [
    "make",
    "model",
    "variant",
    "segment",
    "fuel",
    "gearbox",
    "powerKw",
    "co2",
    "consumption",
  ]).properties,
  ...Type.Partial(Type.Pick(VehicleRow, ["seats", "rangeKm", "audience"])).properties,
  /** € a month without VAT for 36 months, 15,000 km a year, no down payment. */
  baseFeeEur: Type.Number({ minimum: 0 }),
  ready: Type.Optional(Type.Boolean()),
  /** True if it is also let for 60 months. */
  long: Type.Optional(Type.Boolean()),
  /** True if it left the catalogue before the day of seeding. */
  ended: Type.Optional(Type.Boolean()),
});
type DemoVehicle = Static<typeof DemoVehicle>;

/** Invented names, seats and numbers that belong to no company: no office gave out such a number. */
const LESSORS = [
  {
    lessor: "Rotaviva Noleggi",
    lessorVatNumber: "00000009019",
    lessorSeat: "Via delle Invenzioni 1, 20100 Milano (MI)",
    lessorEmail: "recesso@rotaviva.example",
    exitTerms: "metà dei canoni che restano, con 60 giorni di preavviso",
  },
  {
    lessor: "Marea Mobilità",
    lessorVatNumber: "00000009027",
    lessorSeat: "Via delle Invenzioni 2, 16100 Genova (GE)",
    lessorEmail: "recesso@marea.example",
    exitTerms: "tre canoni, con 90 giorni di preavviso",
  },
  {
    lessor: "Chilometro Blu",
    lessorVatNumber: "00000009035",
    lessorSeat: "Via delle Invenzioni 3, 10100 Torino (TO)",
    lessorEmail: "recesso@chilometroblu.example",
    exitTerms: "un terzo dei canoni che restano, con 60 giorni di preavviso",
  },
  {
    lessor: "Girasole Auto a Canone",
    lessorVatNumber: "00000009043",
    lessorSeat: "Via delle Invenzioni 4, 40100 Bologna (BO)",
    lessorEmail: "recesso@girasole.example",
    exitTerms: "metà dei canoni che restano; dopo 24 mesi, quattro canoni",
  },
];

const BASE_SERVICES: readonly RentalService[] = [
  "rca",
  "kasko",
  "furto-incendio",
  "manutenzione",
  "assistenza",
];
const MORE_SERVICES: readonly (readonly RentalService[])[] = [
  [],
  ["pneumatici"],
  ["auto-sostitutiva"],
  ["pneumatici", "auto-sostitutiva"],
];
const EXCESSES_EUR = [500, 250, 750, 500, 0] as const;

// The fee of a table's row is the base fee times the factor of its duration and of its kilometres,
// less the down payment spread over the months. A contract that is a year shorter costs 12% more,
// because a car loses most value at first; kilometres raise the costs of maintenance and tyres.
const DURATION_FACTORS = new Map([
  [24, 1.12],
  [36, 1],
  [48, 0.95],
  [60, 0.92],
]);
const KM_FACTORS = new Map([
  [10_000, 0.95],
  [15_000, 1],
  [20_000, 1.06],
  [30_000, 1.19],
]);
const DOWN_PAYMENTS_EUR = [0, 2000, 4000];
/** How much of a down payment comes back as a lower fee. */
const DOWN_PAYMENT_WEIGHT = 0.92;
/** Rows with a lower fee, or with a down payment above this share of all fees, are left out. */
const LOWEST_FEE_EUR = 95;
const HIGHEST_DOWN_SHARE = 0.8;

/** Rows of `import-vehicles`, each validity counted from the day of seeding. */
export async function createDemoVehicles(now: Date): Promise<VehicleRow[]> {
  const day = (days: number) => toRomeDay(now.getTime() + days * DAY_MS);
  const { rows, dots } = await readRawRows(await readDemoFile("noleggio.csv", now), DemoVehicle);
  return rows.flatMap((raw, index) => {
    const checked = checkRow<DemoVehicle>(raw, DemoVehicle, dots);
    if (checked.status === "refused") {
      throw new Error(`demo/noleggio.csv, row ${raw.position}: ${checked.reason}`);
    }
    const vehicle = checked.row;
    return toRows(vehicle, index, day(vehicle.ended === true ? -9 : 60 + (index % 5) * 30));
  });
}

function toRows(demo: DemoVehicle, index: number, validTo: string): VehicleRow[] {
  const { baseFeeEur, ready = false, long = false, ended: _, ...car } = demo;
  const vehicle = {
    seats: 5,
    audience: "tutti" as const,
    ...car,
    ...pick(LESSORS, index),
    readyDelivery: ready,
    deliveryDays: ready ? 12 + (index % 3) * 4 : 60 + (index % 6) * 15,
    services: [...BASE_SERVICES, ...pick(MORE_SERVICES, index)],
    excessEur: pick(EXCESSES_EUR, index),
    extraKmEur: Math.round(baseFeeEur / 40) / 100,
    validTo,
  };
  return toTable(baseFeeEur, { long, index }).map((fee) => ({ ...vehicle, ...fee }));
}

function toTable(baseFeeEur: number, { long, index }: { long: boolean; index: number }) {
  const durations = [24, 36, 48, ...(long ? [60] : [])];
  return durations.flatMap((durationMonths) =>
    [...KM_FACTORS].flatMap(([kmPerYear, kmFactor]) =>
      DOWN_PAYMENTS_EUR.flatMap((downPaymentEur) => {
        const full = baseFeeEur * (DURATION_FACTORS.get(durationMonths) ?? 1) * kmFactor;
        const spread = (downPaymentEur / durationMonths) * DOWN_PAYMENT_WEIGHT;
        const monthlyFeeEur = Math.round(full - spread);
        // Every seventh car is not let for the highest mileage, as with some lessors.
        const isLet = index % 7 !== 3 || kmPerYear < 30_000;
        const isUsual =
          monthlyFeeEur >= LOWEST_FEE_EUR &&
          downPaymentEur <= monthlyFeeEur * durationMonths * HIGHEST_DOWN_SHARE;
        return isLet && isUsual
          ? [{ durationMonths, kmPerYear, downPaymentEur, monthlyFeeEur }]
          : [];
      }),
    ),
  );
}

function pick<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) {
    throw new Error("an empty list has nothing to pick");
  }
  return value;
}
