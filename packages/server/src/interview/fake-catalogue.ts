import type { OfferResult, OfferTerms, SupplyProfile } from "@volpe/contract";
import type { BestOffers, Catalogue } from "../catalogue/energy/catalogue.ts";
import { roundToCents } from "../figures/round.ts";
import type { EnergyMarket } from "../quote/quote.ts";

const ROWS = [
  {
    slug: "chiara-luce-12",
    name: "Chiara 12",
    supplier: "Energia Chiara S.p.A.",
    unit: 0.19,
    fixed: 96,
  },
  {
    slug: "lago-fissa",
    name: "Lago Fissa",
    supplier: "Lago Energia S.r.l.",
    unit: 0.2,
    fixed: 108,
  },
  { slug: "monte-web", name: "Monte Web", supplier: "Monte S.p.A.", unit: 0.22, fixed: 84 },
  {
    slug: "riva-verde",
    name: "Riva Verde",
    supplier: "Riva Energia S.p.A.",
    unit: 0.24,
    fixed: 120,
  },
  { slug: "vento-flex", name: "Vento Flex", supplier: "Vento S.p.A.", unit: 0.26, fixed: 144 },
] as const;

export const FAKE_SUPPLIERS = ROWS.map(({ supplier }) => supplier);

const FAKE_TERMS: OfferTerms = {
  validTo: "2026-12-31",
  lines: [
    { label: "Si può attivare fino al", value: "31 dicembre 2026" },
    { label: "Durata", value: "12 mesi" },
    { label: "Come si paga", value: "domiciliazione bancaria" },
  ],
  phone: "800 123 456",
  url: "https://fornitore.example/offerta",
};

/** Five offers with simple prices, for tests that do not test the annual spend. */
export function fakeBest(profile: SupplyProfile, count: number): BestOffers {
  if (profile.tipology === "gas" && profile.destination === "aziende") {
    return { offers: [], medianSpendEur: null };
  }
  const offers = ROWS.map((row) => toResult(row, profile)).sort(
    (one, other) => one.spend.total - other.spend.total,
  );
  return {
    offers: offers.slice(0, count),
    medianSpendEur: offers[Math.floor(offers.length / 2)]?.spend.total ?? null,
  };
}

/** The five offers on a day that never changes. */
export const FAKE_MARKET: EnergyMarket = {
  best: fakeBest,
  terms: () => FAKE_TERMS,
  spendOf: () => null,
  energyState: () => ({ updatedAt: "2026-11-20", demonstration: false }),
};

/**
 * A catalogue of the five offers. Methods that the assistant does not call are those of the given
 * catalogue.
 */
export function withFakeOffers(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    best: fakeBest,
    suppliers: () => [...FAKE_SUPPLIERS],
    priceContract: () => ({
      outcome: { status: "excluded", reason: "has no figure" },
      vatRate: null,
      cheapest: null,
      otherPricing: null,
    }),
    terms: () => FAKE_TERMS,
    state: () => ({
      ...catalogue.state(),
      updatedAt: "2026-11-20",
      demonstration: false,
      status: "ready",
    }),
  };
}

function toResult(row: (typeof ROWS)[number], profile: SupplyProfile): OfferResult {
  const perUnit = profile.tipology === "gas" ? row.unit * 3 : row.unit;
  const sale = roundToCents(perUnit * profile.annualConsumption + row.fixed);
  const network = 130;
  const charges = roundToCents(0.03 * profile.annualConsumption);
  const taxes = profile.resident ? 20 : 60;
  const vat = roundToCents((sale + network + charges + taxes) * 0.1);
  const total = roundToCents(sale + network + charges + taxes + vat);
  return {
    slug: row.slug,
    path: `/${profile.destination}/${profile.tipology}/${row.slug}/${row.slug}`,
    name: row.name,
    code: row.slug.toUpperCase(),
    supplier: { name: row.supplier, slug: row.slug },
    tipology: profile.tipology,
    destination: profile.destination,
    pricing: "fixed",
    durationMonths: 12,
    green: row.slug.includes("verde"),
    spend: { sale, discounts: 0, network, charges, taxes, vat, total },
    unitCostEur: total / profile.annualConsumption,
    estimate: [],
    conditionalDiscounts: [],
    why: ["Prezzo fisso per 12 mesi."],
  };
}
