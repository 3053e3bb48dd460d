import type { OfferResult, QuotedOffer } from "@volpe/contract";
import { createOfferList } from "../catalogue/energy/sample-offers.ts";

/** Offers of a quote, for tests. Only the first offer has terms. */
export function createQuotedOffers(): QuotedOffer[] {
  return createOfferList().offers.map((offer, index) => ({
    ...toQuoted(offer),
    ...(index > 0
      ? {}
      : {
          terms: {
            validTo: "2026-12-31",
            lines: [
              { label: "Si può attivare fino al", value: "31 dicembre 2026" },
              { label: "Come si paga", value: "domiciliazione bancaria" },
            ],
            phone: "800 123 456",
            url: "https://fornitore.example/offerta",
          },
        }),
  }));
}

function toQuoted(offer: OfferResult): QuotedOffer {
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
      cents: Math.round(spend.total * 100),
      per: "year",
      words: "l’anno",
      note: "imposte comprese",
    },
    lines: [],
    estimate,
    demonstration: false,
    card: { kind: "energy", offer },
  };
}
