import {
  FIGURE_PERIODS,
  formatCents,
  formatEurCents,
  formatUnitPrice,
  type OfferResult,
  type OfferTerms,
  type QuotedOffer,
  type SheetLine,
  toEnergyUnit,
  toSpendShares,
} from "@volpe/contract";
import { toCents } from "../figures/round.ts";

/** An electricity or gas offer in the form of a quote, with the figures of its card. */
export function toQuotedEnergy(
  offer: OfferResult,
  { terms, demonstration }: { terms: OfferTerms | null | undefined; demonstration: boolean },
): QuotedOffer {
  const { slug, path, name, supplier, tipology, destination, spend, estimate } = offer;
  return {
    slug,
    path,
    name,
    brand: supplier,
    seller: null,
    tipology,
    destination,
    price: {
      cents: toCents(spend.total),
      per: "year",
      words: FIGURE_PERIODS.year,
      note: "imposte comprese",
    },
    lines: toSpendLines(offer),
    ...(terms ? { terms } : {}),
    estimate,
    demonstration,
    card: { kind: "energy", offer },
  };
}

function toSpendLines({ spend, unitPriceEur, fixedFeeEur, tipology }: OfferResult): SheetLine[] {
  const unit = toEnergyUnit(tipology);
  return [
    ...toSpendShares(spend).map(({ label, eur }) => ({ label, value: formatEurCents(eur) })),
    ...(unitPriceEur == null
      ? []
      : [
          {
            label: `Prezzo di vendita a ${unit}`,
            value: formatUnitPrice(unitPriceEur, unit, { decimals: 4 }),
            note: "senza la quota fissa e l’IVA",
          },
        ]),
    ...(fixedFeeEur == null
      ? []
      : [
          {
            label: "Quota fissa di vendita",
            value: `${formatEurCents(fixedFeeEur)} l’anno`,
            note: "senza IVA",
          },
        ]),
  ];
}

/** The figure of an offer with its period, as `924,00 € l’anno`. */
export function toPriceWords({ price }: Pick<QuotedOffer, "price">): string {
  return `${formatCents(price.cents)} ${price.words}`;
}
