import { isDeepStrictEqual } from "node:util";
import { formatQuantity, VehicleRow } from "@volpe/contract";
import { formatDuration } from "../../figures/italian-figures.ts";
import { slugify } from "../../text/slug.ts";
import { withYields } from "../../time/yield-to-event-loop.ts";
import {
  findSellerFault,
  type Gathering,
  type ImportRules,
  type PositionedRow,
  type StagedProduct,
} from "../snapshots/import-rules.ts";
import { toProductKey } from "../snapshots/product-slug.ts";
import { isSameTerms, type RentalFee, type Vehicle } from "./rental-fee.ts";

const MIN_FEE_EUR = 60;
const MAX_FEE_EUR = 5000;

/** `import-vehicles`: the rows of one make, model and variant are one vehicle to rent. */
export const VEHICLE_IMPORT: ImportRules<VehicleRow> = {
  tipology: "noleggio",
  schema: VehicleRow,
  plural: "Versioni a noleggio",
  namesOf: ({ make, model, variant }) => ({ make, model, variant }),
  findFault,
  gather: gatherVehicles,
};

async function gatherVehicles(
  rows: readonly PositionedRow<VehicleRow>[],
  { findFault, refuse }: Gathering<VehicleRow>,
): Promise<StagedProduct[]> {
  const vehicles = new Map<string, { vehicle: Omit<Vehicle, "fees">; fees: RentalFee[] }>();
  for await (const positioned of withYields(rows)) {
    const { row } = positioned;
    const { vehicle, fee } = split(row);
    const key = toKey(row);
    const known = vehicles.get(key);
    const reason = findFault(row) ?? (known === undefined ? null : findConflict(known, row));
    if (reason !== null) {
      refuse(positioned, reason);
    } else if (known === undefined) {
      vehicles.set(key, { vehicle, fees: [fee] });
    } else {
      known.fees.push(fee);
    }
  }
  return [...vehicles.values()].map(({ vehicle, fees }) => toStaged({ ...vehicle, fees }));
}

function toKey({ make, model, variant }: Pick<Vehicle, "make" | "model" | "variant">): string {
  return toProductKey(make, model, variant);
}

function split(row: VehicleRow): { vehicle: Omit<Vehicle, "fees">; fee: RentalFee } {
  const { durationMonths, kmPerYear, downPaymentEur, monthlyFeeEur, ...vehicle } = row;
  return { vehicle, fee: { durationMonths, kmPerYear, downPaymentEur, monthlyFeeEur } };
}

function toStaged(vehicle: Vehicle): StagedProduct {
  const { make, model, variant } = vehicle;
  return {
    key: toKey(vehicle),
    words: `${make} ${model} ${variant}`,
    address: `${slugify(`${make} ${model}`, 60)}/${slugify(variant, 80)}`,
    data: vehicle,
  };
}

/** Why a row on its own is not credible, and how to correct it. */
function findFault(row: VehicleRow): string | null {
  const { monthlyFeeEur, durationMonths, downPaymentEur, fuel, co2, rangeKm } = row;
  if (monthlyFeeEur < MIN_FEE_EUR || monthlyFeeEur > MAX_FEE_EUR) {
    return `monthlyFeeEur ${monthlyFeeEur} non è un canone credibile: controlla che sia al mese e in euro, tra ${MIN_FEE_EUR} e ${MAX_FEE_EUR}`;
  }
  if (downPaymentEur > monthlyFeeEur * durationMonths) {
    return `downPaymentEur ${downPaymentEur} supera tutti i canoni insieme: controlla anticipo e canone`;
  }
  if (fuel === "elettrica" && (co2 !== 0 || rangeKm === undefined)) {
    return "un’elettrica ha co2 0 e un’autonomia: correggi co2 e rangeKm";
  }
  return fuel !== "elettrica" && co2 === 0
    ? "co2 0 è solo di un’elettrica: correggi co2 o fuel"
    : findSellerFault("lessor", {
        vatNumber: row.lessorVatNumber,
        seat: row.lessorSeat,
        url: row.lessorUrl,
      });
}

/** Why a row contradicts the accepted rows of the same variant; null if it does not. */
function findConflict(
  { vehicle, fees }: { vehicle: Omit<Vehicle, "fees">; fees: readonly RentalFee[] },
  row: VehicleRow,
): string | null {
  const { vehicle: other, fee } = split(row);
  const fields = new Set([...Object.keys(vehicle), ...Object.keys(other)]) as Set<
    keyof typeof vehicle
  >;
  for (const field of fields) {
    const isSame =
      field === "services"
        ? isDeepStrictEqual([...vehicle.services].sort(), [...other.services].sort())
        : vehicle[field] === other[field];
    if (!isSame && !["make", "model", "variant"].includes(field)) {
      return `${field} non è come nelle righe prima della stessa versione («${other[field] ?? ""}» invece di «${vehicle[field] ?? ""}»): rendile uguali`;
    }
  }
  const isDouble = fees.some((known) => isSameTerms(known, fee));
  return isDouble
    ? `${formatDuration(fee.durationMonths, "mesi")}, ${formatQuantity(fee.kmPerYear, "km")} e ${formatQuantity(fee.downPaymentEur, "€")} di anticipo ci sono già: togli una delle due righe`
    : null;
}
