import { toEnergyUnit } from "@volpe/contract";
import type { CommercialTerms, PreparedOffer, PreparedTerms } from "./prepared-offer.ts";
import type { RegulatedSpend } from "./regulated/regulated-spend.ts";
import type { FullSpendParts, SpendOutcome } from "./spend-outcome.ts";
import type { SpendProfile } from "./spend-profile.ts";
import { formatUnits } from "./tariff/reason-words.ts";
import { tariffAmount } from "./tariff/tariff.ts";
import type { Volume } from "./tariff/volume.ts";
import { volumeAmount } from "./tariff/volume-price.ts";

/**
 * Computes `Spesa = Vendita + Rete + Oneri + Imposte` of a year (Regole 3 and 4), in €.
 *
 * @example
 * const outcome = annualSpend(prepareOffer(offer, context), toSpendProfile(supply, context));
 * outcome.status === "computed" ? outcome.parts.total : outcome.reason;
 */
export function annualSpend(prepared: PreparedOffer, profile: SpendProfile): SpendOutcome {
  if (prepared.status === "excluded") {
    return prepared;
  }
  if (profile.regulated.status === "excluded") {
    return profile.regulated;
  }
  const mismatch = findMismatch(prepared, profile);
  if (mismatch !== null) {
    return { status: "excluded", reason: mismatch };
  }
  return {
    status: "computed",
    parts: computeParts(prepared, profile, profile.regulated.spend),
    estimate: estimateOf(prepared, profile),
  };
}

const CUSTOMERS = {
  domestic: "ai clienti domestici",
  "other-uses": "agli altri usi (aziende e partite IVA)",
  condominium: "ai condomìni",
};

function findMismatch(terms: PreparedTerms, profile: SpendProfile): string | null {
  if (terms.commodity !== profile.commodity) {
    return terms.commodity === "gas" ? "È un’offerta di gas" : "È un’offerta di energia elettrica";
  }
  if (terms.customer !== profile.use) {
    return `È riservata ${CUSTOMERS[terms.customer]}`;
  }
  if (profile.volume.total > terms.maxConsumption) {
    const limit = formatUnits(terms.maxConsumption, toEnergyUnit(terms.commodity));
    return `L’offerta non dice il prezzo oltre ${limit} l’anno`;
  }
  return null;
}

function computeParts(
  terms: PreparedTerms,
  profile: SpendProfile,
  regulated: RegulatedSpend,
): FullSpendParts {
  const { volume, capacityKw } = profile;
  const commercial = terms.byZone[profile.climateZone ?? "E"];
  const priced = toPricedVolume(volume, terms.includedConsumption);
  const sale =
    tariffAmount(commercial.sale, priced, capacityKw) +
    tariffAmount(commercial.passThrough, volume, capacityKw);
  const limited = toLimitedDiscounts(commercial, volume.total);
  const discountBeforeVat = tariffAmount(commercial.discount, volume, capacityKw) + limited.before;
  const discountAfterVat =
    tariffAmount(commercial.discountAfterVat, volume, capacityKw) + limited.after;
  const network = terms.includesRegulated ? 0 : regulated.network;
  const charges = terms.includesRegulated ? 0 : regulated.charges;
  const taxes = regulated.taxes;
  const taxable = sale - discountBeforeVat + network + charges + taxes;
  const { vat10, vat22 } = toVat(taxable, terms, commercial, regulated);
  const discounts = discountBeforeVat + discountAfterVat;
  const vat = vat10 + vat22;
  const preTax = sale - discounts + network + charges;
  const total = preTax + taxes + vat;
  return { sale, discounts, network, charges, taxes, vat, vat10, vat22, preTax, total };
}

/**
 * The volume above the units that a fixed fee includes. Below them the printed formula would refund
 * money; here only the fee is due, and the figure is marked as an estimate.
 */
function toPricedVolume(volume: Volume, includedConsumption: number): Volume {
  if (includedConsumption === 0) {
    return volume;
  }
  const share = Math.max(0, 1 - includedConsumption / volume.total);
  return {
    f1: volume.f1 * share,
    f2: volume.f2 * share,
    f3: volume.f3 * share,
    total: volume.total * share,
  };
}

function toLimitedDiscounts(
  { limitedDiscounts }: CommercialTerms,
  consumption: number,
): { before: number; after: number } {
  let before = 0;
  let after = 0;
  for (const { from, to, eur, afterVat } of limitedDiscounts) {
    if (consumption >= from && consumption <= to) {
      before += afterVat ? 0 : eur;
      after += afterVat ? eur : 0;
    }
  }
  return { before, after };
}

/** Gas: 10% on per-Smc amounts of the first 480 Smc, 22% on the rest and on fixed amounts. */
function toVat(
  taxable: number,
  { includesRegulated, includedConsumption }: PreparedTerms,
  { sale, passThrough, discount }: CommercialTerms,
  { vat }: RegulatedSpend,
): { vat10: number; vat22: number } {
  if (vat.kind === "single") {
    const amount = taxable * vat.rate;
    return vat.reduced ? { vat10: amount, vat22: 0 } : { vat10: 0, vat22: amount };
  }
  const reduced =
    volumeAmount(sale.volume, toPricedVolume(vat.reducedVolume, includedConsumption)) +
    volumeAmount(passThrough.volume, vat.reducedVolume) -
    volumeAmount(discount.volume, vat.reducedVolume) +
    vat.reducedTaxes +
    (includesRegulated ? 0 : vat.reducedNetworkAndCharges);
  return { vat10: reduced * vat.reducedRate, vat22: (taxable - reduced) * vat.ordinaryRate };
}

const BELOW_INCLUDED = "Consumi meno di quanto il canone comprende: contato il canone intero";

/** Lists why a figure is a *stima*, the offer's own reasons first. */
function estimateOf(terms: PreparedTerms, profile: SpendProfile): readonly string[] {
  const isBelow = profile.volume.total < terms.includedConsumption;
  const bands = terms.usesBands ? profile.bandsEstimate : NONE;
  if (profile.estimate.length + bands.length === 0 && !isBelow) {
    return terms.estimate;
  }
  return [...terms.estimate, ...bands, ...profile.estimate, ...(isBelow ? [BELOW_INCLUDED] : NONE)];
}

const NONE: readonly string[] = [];
