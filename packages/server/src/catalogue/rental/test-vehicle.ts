import type { VehicleRow } from "@volpe/contract";

export function vehicleRow(changes: Partial<VehicleRow> = {}): VehicleRow {
  return {
    make: "Fiat",
    model: "Panda",
    variant: "1.0 Hybrid",
    lessor: "Prova Noleggi",
    segment: "citycar",
    fuel: "ibrida",
    gearbox: "manuale",
    powerKw: 48,
    seats: 5,
    co2: 113,
    consumption: "5 l/100 km",
    audience: "tutti",
    readyDelivery: false,
    deliveryDays: 60,
    services: ["rca", "manutenzione"],
    excessEur: 500,
    extraKmEur: 0.08,
    durationMonths: 36,
    kmPerYear: 15_000,
    downPaymentEur: 0,
    monthlyFeeEur: 199,
    ...changes,
  };
}
