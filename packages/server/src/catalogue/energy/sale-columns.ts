import type { SupplyProfile } from "@volpe/contract";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { isForDestination, isSoldByItself } from "./eligibility.ts";

/**
 * The data that decide whether a customer can get an offer, in typed arrays. Reading them in order
 * costs a ranking a fraction of what thousands of objects cost.
 */
export type SaleColumns = {
  /** The bits of `FLAGS`, one number per offer. */
  flags: Uint8Array;
  /** The `LIMITS` numbers of each offer. */
  limits: Float64Array;
};

const FLAGS = { business: 1, unusual: 2, residentOnly: 4, nonResidentOnly: 8, zoned: 16 };

/** Epoch ms, then units a year, then kW; both ends inclusive. */
const LIMITS = 6;

export function createSaleColumns(entries: readonly CatalogueEntry[]): SaleColumns {
  const flags = new Uint8Array(entries.length);
  const limits = new Float64Array(entries.length * LIMITS);
  for (const [index, { offer, setAsideReason }] of entries.entries()) {
    const isUnusual =
      setAsideReason !== null || offer.customer === "condominium" || !isSoldByItself(offer);
    flags[index] =
      (isForDestination(offer, { destination: "aziende" }) ? FLAGS.business : 0) |
      (isUnusual ? FLAGS.unusual : 0) |
      (offer.zones === null ? 0 : FLAGS.zoned) |
      (offer.residence === "resident" ? FLAGS.residentOnly : 0) |
      (offer.residence === "non-resident" ? FLAGS.nonResidentOnly : 0);
    limits.set(
      [
        offer.validFromMs,
        offer.validToMs,
        offer.consumptionMin ?? Number.NEGATIVE_INFINITY,
        offer.consumptionMax ?? Number.POSITIVE_INFINITY,
        offer.powerMinKw ?? Number.NEGATIVE_INFINITY,
        offer.powerMaxKw ?? Number.POSITIVE_INFINITY,
      ],
      index * LIMITS,
    );
  }
  return { flags, limits };
}

/** Returns whether an offer is for that kind of customer. */
export function isForCustomer(
  { flags }: SaleColumns,
  index: number,
  { destination }: Pick<SupplyProfile, "destination">,
): boolean {
  return (((flags[index] ?? 0) & FLAGS.business) !== 0) === (destination === "aziende");
}

/** Returns whether an offer is sold only in some zones. */
export function isZoned({ flags }: SaleColumns, index: number): boolean {
  return ((flags[index] ?? 0) & FLAGS.zoned) !== 0;
}

/**
 * Returns true if only the offer's zones may still exclude it; false if `findIneligibility` must
 * decide.
 */
export function isEligibleSomewhere(
  { flags, limits }: SaleColumns,
  index: number,
  profile: SupplyProfile,
  nowMs: number,
): boolean {
  const flag = flags[index] ?? FLAGS.unusual;
  const isHome = profile.tipology === "luce" && profile.destination === "privati";
  const barred = profile.resident ? FLAGS.nonResidentOnly : FLAGS.residentOnly;
  if ((flag & FLAGS.unusual) !== 0 || (isHome && (flag & barred) !== 0)) {
    return false;
  }
  const from = index * LIMITS;
  const isWithin = (value: number, at: number) =>
    value >= (limits[from + at] ?? 0) && value <= (limits[from + at + 1] ?? 0);
  return (
    isWithin(nowMs, 0) &&
    isWithin(profile.annualConsumption, 2) &&
    (profile.capacityKw === null || isWithin(profile.capacityKw, 4))
  );
}
