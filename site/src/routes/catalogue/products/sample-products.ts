import type { ProductList, ProductResult, ProductSheet } from "@volpe/contract";

export function createProduct(changes: Partial<ProductResult> = {}): ProductResult {
  return {
    slug: "fiat-panda-hybrid-abc1234",
    path: "/noleggio/fiat-panda/hybrid-abc1234",
    name: "Panda 1.0 Hybrid",
    brand: { name: "Fiat", slug: "fiat", mark: "/marks/fiat.svg" },
    seller: "Rondine Noleggi",
    tipology: "noleggio",
    destination: "privati",
    kind: "citycar",
    picture: { path: "/pictures/cars/citycar.svg", width: 480, height: 270 },
    figureEur: 256.2,
    figurePer: "month",
    figureNote: "IVA inclusa, 36 mesi, 15.000 km l’anno, senza anticipo",
    parts: [{ label: "Canone", amountEur: 256.2 }],
    facts: ["Ibrida", "Manuale"],
    note: "Pronta consegna",
    ...changes,
  };
}

export function createProductList(changes: Partial<ProductList> = {}): ProductList {
  return {
    state: { updatedAt: "2026-11-20", demonstration: false },
    tipology: "noleggio",
    destination: "privati",
    verdict: null,
    items: [createProduct()],
    excluded: [],
    total: 1,
    page: 1,
    pages: 1,
    facets: [],
    ranges: [],
    shares: [],
    applied: [],
    sorts: [],
    ignored: [],
    assumptions: ["36 mesi, 15.000 km l’anno, senza anticipo."],
    ...changes,
  };
}

export function createProductSheet(changes: Partial<ProductSheet> = {}): ProductSheet {
  const option = { selected: false, available: true };
  return {
    ...createProduct(),
    state: { updatedAt: "2026-11-20", demonstration: false },
    description: "",
    current: true,
    validTo: null,
    total: null,
    choosers: [
      {
        key: "durata",
        label: "Durata",
        options: [
          { ...option, value: "24", label: "24 mesi", available: false },
          { ...option, value: "36", label: "36 mesi", selected: true },
          { ...option, value: "48", label: "48 mesi" },
        ],
      },
    ],
    ranges: [],
    shares: [],
    ignored: [],
    assumptions: [],
    provider: { vatNumber: null, seat: null, email: null, url: null, exitKnown: true },
    sections: [{ title: "Compreso nel canone", lines: [{ label: "RCA", value: "compresa" }] }],
    siblings: [],
    similar: [createProduct({ slug: "altra", path: "/noleggio/altra/base", name: "Altra" })],
    ...changes,
  };
}
