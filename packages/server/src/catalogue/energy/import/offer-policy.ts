import { formatEurCents } from "@volpe/contract";
import { annualSpend } from "../../../spend/annual-spend.ts";
import type { EnergyOffer } from "../../../spend/energy-offer.ts";
import { prepareOffer } from "../../../spend/prepare-offer.ts";
import type { PreparedTerms } from "../../../spend/prepared-offer.ts";
import type { SpendContext } from "../../../spend/spend-context.ts";
import type { FullSpendParts } from "../../../spend/spend-outcome.ts";
import type { SpendProfile } from "../../../spend/spend-profile.ts";
import { volumeAmount } from "../../../spend/tariff/volume-price.ts";
import { createReferenceProfiles } from "../reference-profile.ts";

/**
 * Whether an offer is ranked, by its spend for the reference customer, and otherwise the reason.
 */
export type Verdict =
  | { status: "ranked"; totalEur: number }
  | { status: "not-computable"; reason: string }
  | { status: "set-aside"; reason: string };

const MIN_EUR = 100;
const MAX_EUR = 5000;

/**
 * Computes every offer's spend for the Portal's typical customer (2,700 kWh at 3 kW; 1,400 Smc in
 * Milano). An offer is set aside, as a mistake in the data, if its spend is outside 100–5,000 € a
 * year, its energy costs nothing, or its discounts exceed the seller's whole part: network, charges
 * and taxes alone are some 270 €, so that the first bound never stops a price of zero.
 */
export function createOfferPolicy(context: SpendContext): (offer: EnergyOffer) => Verdict {
  const profileOf = createReferenceProfiles(context);
  return (offer) => {
    const prepared = prepareOffer(offer, context);
    const profile = profileOf(offer);
    const outcome = annualSpend(prepared, profile);
    if (outcome.status === "excluded") {
      return { status: "not-computable", reason: outcome.reason };
    }
    const fault =
      prepared.status === "excluded" ? null : findFault(offer, prepared, profile, outcome.parts);
    return fault === null
      ? { status: "ranked", totalEur: outcome.parts.total }
      : { status: "set-aside", reason: `${fault}: i prezzi trasmessi vanno verificati` };
  };
}

function findFault(
  offer: EnergyOffer,
  terms: PreparedTerms,
  profile: SpendProfile,
  { total, sale, discounts }: FullSpendParts,
): string | null {
  if (total < MIN_EUR || total > MAX_EUR) {
    return `La spesa di un cliente tipo risulta ${formatEurCents(total)} l’anno, un valore non credibile`;
  }
  if (toEnergyEur(offer, terms, profile) <= 0) {
    return "L’energia risulta gratis, o pagata dal venditore";
  }
  if (discounts > sale) {
    return `Gli sconti (${formatEurCents(discounts)} l’anno) superano la parte del venditore (${formatEurCents(sale)})`;
  }
  return null;
}

/**
 * The price of all units of a year, without dispatching. A fee may include the units, and regulated
 * components may be the price; then the fee and the passed-on amounts are counted too.
 */
function toEnergyEur(
  offer: EnergyOffer,
  terms: PreparedTerms,
  { volume, climateZone }: SpendProfile,
) {
  const { sale, passThrough } = terms.byZone[climateZone ?? "E"];
  const regulated = offer.regulated.length > 0 ? volumeAmount(passThrough.volume, volume) : 0;
  const fee = offer.allInclusive === null ? 0 : sale.fixedEur;
  return volumeAmount(sale.volume, volume) + regulated + fee;
}
