import type { EnergyOffer } from "./energy-offer.ts";
import type { CommercialTerms, PreparedOffer, PreparedTerms } from "./prepared-offer.ts";
import type { SpendContext } from "./spend-context.ts";
import { NotComputable } from "./tariff/not-computable.ts";
import type { VolumePrice } from "./tariff/volume-price.ts";
import { type CompiledTerms, compileTerms } from "./terms/commercial-terms.ts";
import { createOfferRules } from "./terms/offer-rules.ts";
import { isSeasonal } from "./terms/seasonality.ts";
import { byZone, type ClimateZone, FLAT_SHARES, toGasShares } from "./withdrawal-profile.ts";

/**
 * Compiles an offer once per context, so that `annualSpend` is cheap. An offer that the rules
 * cannot price is returned as excluded, with the reason.
 * @example
 * const prepared = prepareOffer(offer, context);
 * // { status: "prepared", … } or { status: "excluded", … }
 */
export function prepareOffer(offer: EnergyOffer, context: SpendContext): PreparedOffer {
  try {
    checkSoldAlone(offer);
    return { status: "prepared", ...compileOffer(offer, context) };
  } catch (error) {
    if (error instanceof NotComputable) {
      return { status: "excluded", reason: error.message };
    }
    throw error;
  }
}

function checkSoldAlone(offer: EnergyOffer): void {
  if (offer.dual !== null) {
    throw new NotComputable("È un’offerta dual: luce e gas insieme");
  }
  if (!offer.standalone) {
    throw new NotComputable("Si attiva solo insieme a un’altra fornitura, in un’offerta dual");
  }
  if (offer.pricing === "flat") {
    throw new NotComputable("È un’offerta a forfait, una forma che le Regole non prevedono più");
  }
}

function compileOffer(offer: EnergyOffer, context: SpendContext): PreparedTerms {
  if (offer.commodity === "electricity") {
    const compiled = compileTerms(createOfferRules(offer, context, FLAT_SHARES));
    return toPreparedTerms(offer, compiled, () => compiled.terms, []);
  }
  const mix = offer.customer === "condominium" ? "heating" : (context.heatingShare ?? "household");
  const inZone = (zone: ClimateZone) =>
    compileTerms(createOfferRules(offer, context, toGasShares(zone, mix)));
  const inE = inZone("E");
  return isSeasonal(offer, context)
    ? toPreparedTerms(offer, inE, (zone) => (zone === "E" ? inE : inZone(zone)).terms, [
        SEASON_ESTIMATE[offer.customer],
      ])
    : toPreparedTerms(offer, inE, () => inE.terms, []);
}

const SEASON_ESTIMATE = {
  domestic: "Gas diviso nei mesi come di solito: 60% riscaldamento, 40% cucina e acqua calda",
  "other-uses": "Gas diviso nei mesi come di solito: 60% riscaldamento, 40% cucina e acqua calda",
  condominium: "Gas diviso nei mesi come di solito per il riscaldamento",
};

function toPreparedTerms(
  offer: EnergyOffer,
  { terms, maxConsumption, estimate }: CompiledTerms,
  termsIn: (zone: ClimateZone) => CommercialTerms,
  season: readonly string[],
): PreparedTerms {
  return {
    commodity: offer.commodity,
    customer: offer.customer,
    byZone: byZone(termsIn),
    includesRegulated: offer.allInclusive?.code === "01",
    includedConsumption: toIncludedConsumption(offer, terms),
    maxConsumption,
    estimate: [...estimate, ...season],
    usesBands:
      offer.commodity === "electricity" &&
      [terms.sale, terms.discount, terms.discountAfterVat].some(({ volume }) => !isFlat(volume)),
  };
}

function isFlat({ f1, f2, f3 }: VolumePrice): boolean {
  return f1 === f2 && f1 === f3;
}

/** `fix + p·(C − CONSUMO_CANONE)` (Regole 3.3.1): defined for one price of all units. */
function toIncludedConsumption({ allInclusive }: EnergyOffer, terms: CommercialTerms): number {
  if (allInclusive === null || allInclusive.code === "01") {
    return 0;
  }
  const { sale, discount } = terms;
  const isSimple =
    isFlat(sale.volume) && sale.volume.tiers.length + discount.volume.tiers.length === 0;
  if (allInclusive.code !== "02" || allInclusive.includedConsumption === null) {
    throw new NotComputable("Offerta a canone che non dice quanto consumo comprende");
  }
  if (!isSimple || discount.volume.f1 + discount.volume.f2 + discount.volume.f3 !== 0) {
    throw new NotComputable("Offerta a canone con fasce, scaglioni o sconti sui consumi");
  }
  return allInclusive.includedConsumption;
}
