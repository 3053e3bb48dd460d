import type { ProductResult } from "@volpe/contract";

export function createProduct(over: Partial<ProductResult> = {}): ProductResult {
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
    ...over,
  };
}
