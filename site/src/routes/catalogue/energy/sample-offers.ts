import type { OfferList, OfferResult, OfferSheet } from "@volpe/contract";

/** The seller's own documents of an offer. */
export const SAMPLE_PAPERS: OfferSheet["papers"] = [
  {
    kind: "seller-sheet",
    title: "Scheda sintetica del venditore",
    sha256: "b".repeat(64),
    bytes: 184_320,
    filedOn: "2026-11-20",
    path: `/seller-papers/${"b".repeat(64)}.pdf`,
  },
  {
    kind: "seller-conditions",
    title: "Condizioni di contratto del venditore",
    sha256: "c".repeat(64),
    bytes: 1_258_291,
    filedOn: "2026-11-21",
    path: `/seller-papers/${"c".repeat(64)}.pdf`,
  },
];

/** Offers for tests, with the shape and the size of figures of real ones. */
export function createOffer(changes: Partial<OfferResult> = {}): OfferResult {
  return {
    slug: "luce-serena-000123esvml01",
    path: "/privati/luce/enerluna/luce-serena-000123esvml01",
    name: "Luce Serena 24",
    code: "000123ESFML01XXLUCESERENA2026",
    supplier: { name: "Enerluna S.p.A.", slug: "enerluna" },
    tipology: "luce",
    destination: "privati",
    pricing: "fixed",
    durationMonths: 24,
    green: true,
    spend: {
      sale: 421.3,
      discounts: 30,
      network: 133.97,
      charges: 89.51,
      taxes: 21.79,
      vat: 63.66,
      total: 700.23,
    },
    unitCostEur: 0.2593,
    estimate: [],
    conditionalDiscounts: ["Bolletta via e-mail: 12 € l’anno"],
    why: ["La quota fissa è la più bassa fra le prime dieci", "Sconto di 30 € il primo anno"],
    ...changes,
  };
}

export function createOfferList(changes: Partial<OfferList> = {}): OfferList {
  return {
    catalogue: {
      updatedAt: "2026-11-20",
      demonstration: false,
      status: "ready",
      parametersQuarter: "2026-Q4",
    },
    profile: {
      tipology: "luce",
      destination: "privati",
      annualConsumption: 2700,
      capacityKw: 3,
      resident: true,
      province: null,
      defaultConsumption: true,
    },
    offers: [
      createOffer(),
      createOffer({
        slug: "casa-indice",
        path: "/privati/luce/voltalia/casa-indice",
        name: "Casa Indice",
        supplier: { name: "Voltalia Energia S.r.l.", slug: "voltalia" },
        pricing: "variable",
        durationMonths: 12,
        green: false,
        spend: {
          sale: 468.1,
          discounts: 0,
          network: 133.97,
          charges: 89.51,
          taxes: 21.79,
          vat: 71.34,
          total: 784.71,
        },
        unitCostEur: 0.2906,
        estimate: ["Il prezzo segue il PUN: uso la media degli ultimi dodici mesi"],
        conditionalDiscounts: [],
        why: ["Spread di 0,0120 €/kWh sul PUN"],
      }),
    ],
    query: {},
    scenario: { kind: "present", index: "PUN", presentEur: 0.12, usedEur: 0.12, percent: null },
    facets: [],
    ranges: [],
    applied: [],
    sorts: [],
    ignored: [],
    rankedTotal: 2,
    total: 2,
    page: 1,
    pages: 1,
    medianSpendEur: 742.47,
    presentSpend: null,
    spread: { minEur: 700.23, maxEur: 784.71, counts: [1, ...new Array<number>(79).fill(0), 1] },
    assumptions: [
      "Consumo di riferimento del Portale Offerte: 2.700 kWh l’anno.",
      "Fasce orarie: 33% in F1, 31% in F2, 36% in F3.",
      "PUN: media degli ultimi dodici mesi pubblicati.",
    ],
    excludedTotal: 3,
    excluded: [
      {
        reason: "Ha fasce orarie proprie.",
        count: 2,
        offers: [
          { name: "Notte Piena", supplier: "Enerluna S.p.A." },
          { name: "Weekend Leggero", supplier: "Voltalia Energia S.r.l." },
        ],
      },
      {
        reason: "Si vende solo insieme al gas.",
        count: 1,
        offers: [{ name: "Doppia Comodità", supplier: "Sole e Fiamma S.p.A." }],
      },
    ],
    ...changes,
  };
}

export function createSheet(changes: Partial<OfferSheet> = {}): OfferSheet {
  const { catalogue, profile, medianSpendEur } = createOfferList();
  const result = createOffer();
  return {
    catalogue,
    profile,
    slug: result.slug,
    path: result.path,
    name: result.name,
    code: result.code,
    description:
      "Prezzo dell’energia bloccato per 24 mesi, energia da fonti rinnovabili certificate.",
    supplier: {
      ...result.supplier,
      vatNumber: "01234567890",
      website: "https://www.enerluna.example/",
      phone: "800 123 456",
    },
    payments: ["debit", "slip"],
    offerUrl: "https://www.enerluna.example/luce-serena",
    tipology: "luce",
    destination: "privati",
    pricing: "fixed",
    durationMonths: 24,
    green: true,
    validFrom: "2026-10-01",
    validTo: "2026-12-31",
    changedDay: "2026-11-02",
    papers: SAMPLE_PAPERS,
    current: true,
    prices: [
      { label: "Energia", value: "0,1089 €/kWh", note: "uguale a tutte le ore, perdite comprese" },
      { label: "Quota fissa", value: "81,96 €/anno" },
      { label: "Dispacciamento", value: "0,016776 €/kWh", note: "deciso dall’Autorità" },
    ],
    discounts: [{ label: "Benvenuto", value: "30,00 €", note: "una volta, prima dell’IVA" }],
    options: [{ label: "Assistenza idraulica", value: "4,90 €/mese" }],
    conditions: [
      { label: "Attivazione", value: "Cambio di fornitore" },
      { label: "Pagamento", value: "Addebito sul conto o bollettino" },
    ],
    outcome: { status: "computed", result },
    saleParts: { energy: 294.04, fixed: 81.96, dispatching: 45.3 },
    medianSpendEur,
    presentSpend: null,
    similar: [],
    ignored: [],
    ...changes,
  };
}
