import type { DemoDates } from "./demo-dates.ts";
import { DEMO_SUPPLIERS, type DemoSupplierKey } from "./demo-suppliers.ts";
import type { PortalComponent, PortalDiscount, PortalOffer } from "./portal-xml.ts";

/** A demonstration offer in few words; what is left out takes the usual value. */
export type DemoOffer = {
  supplier: DemoSupplierKey;
  name: string;
  description?: string;
  pricing: "fixed" | "variable";
  /** For shops and offices instead of homes. */
  business?: boolean;
  /** €/kWh or €/Smc: the price, or the spread over the index. One per band where there are bands. */
  price: number | readonly number[];
  /** Seller's fixed amount, € a year. */
  fee: number;
  /** MACROAREA of the price; sellers use 04, 06 and 02. */
  area?: string;
  priceName?: string;
  changes?: Partial<PortalOffer>;
  /** Further components beside fee and price. */
  components?: readonly PortalComponent[];
  discounts?: readonly PortalDiscount[];
};

/** Most offers outlive the demonstration; they opened some days before it. */
const OPENED_DAYS = -20;
const OPEN_DAYS = 730;

export function toPortalOffer(
  offer: DemoOffer,
  { market, ordinal, dates }: { market: "01" | "02"; ordinal: number; dates: DemoDates },
): PortalOffer {
  const supplier = DEMO_SUPPLIERS[offer.supplier];
  const isGas = market === "02";
  const isFixed = offer.pricing === "fixed";
  const prices = Array.isArray(offer.price) ? offer.price : [offer.price];
  const letters = `${isGas ? "G" : "E"}S${isFixed ? "F" : "V"}ML01XX`;
  const tail = `DEMO${offer.supplier.toUpperCase()}`.slice(0, 13).padEnd(13, "0");
  return {
    vatNumber: supplier.vatNumber,
    code: `${supplier.prefix}${letters}${tail}${String(ordinal).padStart(4, "0")}`,
    market,
    name: offer.name,
    description: offer.description ?? offer.name,
    pricing: isFixed ? "01" : "02",
    durationMonths: isFixed ? 12 : -1,
    channels: ["01", "04"],
    payments: ["01", "03"],
    phone: supplier.phone,
    website: supplier.website,
    offerUrl: `${supplier.website}/offerte`,
    ...(isFixed ? {} : { index: isGas ? "14" : "12" }),
    from: dates.start(OPENED_DAYS),
    to: dates.end(OPEN_DAYS),
    ...(isGas ? {} : toElectricity(prices.length, offer.business === true)),
    components: [
      {
        name: "Quota fissa di commercializzazione",
        area: "01",
        intervals: [{ price: offer.fee, unit: "01" }],
      },
      {
        name: offer.priceName ?? (isFixed ? "Prezzo materia prima" : "SPREAD"),
        area: offer.area ?? "04",
        intervals: prices.map((price, index) => ({
          // Of two prices the second is for F23 (code 91).
          ...(isGas ? {} : { band: prices.length === 2 && index === 1 ? "91" : `0${index + 1}` }),
          price,
          unit: isGas ? "04" : "03",
        })),
      },
      ...(offer.components ?? []),
    ],
    discounts: offer.discounts ?? [],
    conditions: ["Il contratto si può disdire in ogni momento senza penali."],
    ...offer.changes,
  };
}

function toElectricity(prices: number, business: boolean): Partial<PortalOffer> {
  const bands = prices === 3 ? "03" : prices === 2 ? "91" : "01";
  return business
    ? { customer: "02", bands, dispatching: [{ code: "01" }, { code: "09" }] }
    : { residence: "03", bands, dispatching: [{ code: "14" }] };
}

/** Off the price for everybody in the first year, € before VAT. */
export function entryDiscount(name: string, eur: number): PortalDiscount {
  return {
    name,
    validity: "01",
    condition: "00",
    prices: [{ kind: "01", unit: "05", value: eur }],
  };
}

/** For who accepts an electronic bill and a direct debit; listed, never subtracted. */
export function debitDiscount(name: string, eur: number): PortalDiscount {
  return {
    name,
    validity: "02",
    condition: "03",
    prices: [{ kind: "01", unit: "01", value: eur }],
  };
}
