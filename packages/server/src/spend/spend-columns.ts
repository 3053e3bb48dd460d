import type { CommercialTerms, PreparedOffer } from "./prepared-offer.ts";
import type { SpendProfile } from "./spend-profile.ts";
import type { Tariff } from "./tariff/tariff.ts";
import type { Volume } from "./tariff/volume.ts";
import type { ClimateZone } from "./withdrawal-profile.ts";

/**
 * Prepared offers in typed arrays. Reading thousands of them in memory order takes a fraction of
 * the time that object trees take.
 */
export type SpendColumns = {
  /** For each offer the bits of `KINDS`. */
  kinds: Uint8Array;
  /** For each offer its four tariffs one after another, each of `TARIFF` numbers. */
  prices: Float64Array;
  /**
   * For each tariff of each offer, the end of its tiers in `tiers`. They begin at the end of the
   * previous tariff.
   */
  tierEnds: Uint32Array;
  /** Three figures per tier: its start, its end and € per unit. */
  tiers: Float64Array;
  /** Units a year beyond which the offer has no price. */
  maxConsumption: Float64Array;
};

/** € a year of one offer for one profile. */
export type SpendFigures = { total: number; sale: number; fixedPart: number };

/**
 * Writes an offer's figures. Returns false if it has none, or if only `annualSpend` can compute
 * them.
 */
export type ReadFigures = (index: number, figures: SpendFigures) => boolean;

const KINDS = { linear: 1, gas: 2, otherUses: 4, condominium: 8, includesRegulated: 16, tiers: 32 };
const CUSTOMERS = { domestic: 0, "other-uses": KINDS.otherUses, condominium: KINDS.condominium };

/** Numbers of a tariff: fixed, per kW, and per unit in F1, F2 and F3. */
const TARIFF = 5;
const TARIFFS = 4;
const OFFER = TARIFF * TARIFFS;
const [SALE, PASS_THROUGH, DISCOUNT, DISCOUNT_AFTER_VAT] = [0, 1, 2, 3] as const;

export function createSpendColumns(
  offers: readonly PreparedOffer[],
  zone: ClimateZone,
): SpendColumns {
  const kinds = new Uint8Array(offers.length);
  const prices = new Float64Array(offers.length * OFFER);
  const tierEnds = new Uint32Array(offers.length * TARIFFS);
  const maxConsumption = new Float64Array(offers.length);
  const tiers: number[] = [];
  for (const [index, offer] of offers.entries()) {
    const tariffs = toTariffs(offer, zone);
    for (let place = 0; place < TARIFFS; place += 1) {
      const tariff = tariffs[place];
      if (tariff !== undefined) {
        const { f1, f2, f3 } = tariff.volume;
        const at = index * OFFER + place * TARIFF;
        prices.set([tariff.fixedEur, tariff.perKwEur, f1, f2, f3], at);
        tiers.push(
          ...tariff.volume.tiers.flatMap(({ from, to, eurPerUnit }) => [from, to, eurPerUnit]),
        );
      }
      tierEnds[index * TARIFFS + place] = tiers.length;
    }
    kinds[index] = toKind(offer, tariffs);
    maxConsumption[index] = offer.status === "prepared" ? offer.maxConsumption : 0;
  }
  return { kinds, prices, tierEnds, tiers: Float64Array.from(tiers), maxConsumption };
}

/**
 * Empty if the offer is excluded, or if its spend needs more than tariffs, because a fee includes
 * units or a discount is limited.
 */
function toTariffs(offer: PreparedOffer, zone: ClimateZone): readonly Tariff[] {
  if (offer.status === "excluded" || offer.includedConsumption !== 0) {
    return [];
  }
  const terms: CommercialTerms = offer.byZone[zone];
  const { sale, passThrough, discount, discountAfterVat, limitedDiscounts } = terms;
  return limitedDiscounts.length > 0 ? [] : [sale, passThrough, discount, discountAfterVat];
}

function toKind(offer: PreparedOffer, tariffs: readonly Tariff[]): number {
  if (offer.status === "excluded" || tariffs.length === 0) {
    return 0;
  }
  return (
    KINDS.linear |
    CUSTOMERS[offer.customer] |
    (offer.commodity === "gas" ? KINDS.gas : 0) |
    (offer.includesRegulated ? KINDS.includesRegulated : 0) |
    (tariffs.some(({ volume }) => volume.tiers.length > 0) ? KINDS.tiers : 0)
  );
}

/**
 * Computes the same total and sale as `annualSpend`, bit by bit, because it adds in the same order.
 * Columns and profile must have the same climate zone.
 */
export function createReadFigures(columns: SpendColumns, profile: SpendProfile): ReadFigures {
  if (profile.regulated.status === "excluded") {
    return () => false;
  }
  const { kinds, prices, maxConsumption } = columns;
  const { volume, capacityKw } = profile;
  const { network, charges, taxes, vat } = profile.regulated.spend;
  const matching =
    KINDS.linear | CUSTOMERS[profile.use] | (profile.commodity === "gas" ? KINDS.gas : 0);
  const known = KINDS.linear | KINDS.gas | KINDS.otherUses | KINDS.condominium;

  const volumeAmount = (index: number, tariff: number, units: Volume): number => {
    const at = index * OFFER + tariff * TARIFF;
    const amount =
      (prices[at + 2] ?? 0) * units.f1 +
      (prices[at + 3] ?? 0) * units.f2 +
      (prices[at + 4] ?? 0) * units.f3;
    const hasTiers = ((kinds[index] ?? 0) & KINDS.tiers) !== 0;
    return hasTiers ? addTiers(columns, index * TARIFFS + tariff, units.total, amount) : amount;
  };
  const tariffAmount = (index: number, tariff: number): number => {
    const at = index * OFFER + tariff * TARIFF;
    const fixed = (prices[at] ?? 0) + (prices[at + 1] ?? 0) * capacityKw;
    return fixed + volumeAmount(index, tariff, volume);
  };

  return (index, figures) => {
    const kind = kinds[index] ?? 0;
    if ((kind & known) !== matching || volume.total > (maxConsumption[index] ?? 0)) {
      return false;
    }
    const isFree = (kind & KINDS.includesRegulated) !== 0;
    const sale = tariffAmount(index, SALE) + tariffAmount(index, PASS_THROUGH);
    const before = tariffAmount(index, DISCOUNT);
    const after = tariffAmount(index, DISCOUNT_AFTER_VAT);
    const ownNetwork = isFree ? 0 : network;
    const ownCharges = isFree ? 0 : charges;
    const taxable = sale - before + ownNetwork + ownCharges + taxes;
    let vatEur: number;
    if (vat.kind === "single") {
      vatEur = taxable * vat.rate;
    } else {
      const reduced =
        volumeAmount(index, SALE, vat.reducedVolume) +
        volumeAmount(index, PASS_THROUGH, vat.reducedVolume) -
        volumeAmount(index, DISCOUNT, vat.reducedVolume) +
        vat.reducedTaxes +
        (isFree ? 0 : vat.reducedNetworkAndCharges);
      vatEur = reduced * vat.reducedRate + (taxable - reduced) * vat.ordinaryRate;
    }
    const at = index * OFFER;
    const passed = at + PASS_THROUGH * TARIFF;
    figures.total = sale - (before + after) + ownNetwork + ownCharges + taxes + vatEur;
    figures.sale = sale;
    figures.fixedPart =
      (prices[at] ?? 0) +
      (prices[passed] ?? 0) +
      ((prices[at + 1] ?? 0) + (prices[passed + 1] ?? 0)) * capacityKw;
    return true;
  };
}

function addTiers(
  { tierEnds, tiers }: SpendColumns,
  tariff: number,
  total: number,
  amount: number,
): number {
  let sum = amount;
  const end = tierEnds[tariff] ?? 0;
  for (let at = tariff === 0 ? 0 : (tierEnds[tariff - 1] ?? 0); at < end; at += 3) {
    const from = tiers[at] ?? 0;
    if (total > from) {
      sum += (tiers[at + 2] ?? 0) * (Math.min(total, tiers[at + 1] ?? 0) - from);
    }
  }
  return sum;
}
