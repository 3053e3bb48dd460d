import { DESTINATIONS, ENERGY_TIPOLOGIES, PRICING_LABELS } from "@volpe/contract";
import type { Catalogue, ListedEntry } from "../catalogue/energy/catalogue.ts";
import { toSupplyProfile } from "../catalogue/energy/supply-profile.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";

/** This many of the cheapest offers for the reference supply rank before all others. */
const RANKED_OFFERS = 300;
const UNRANKED = 1_000_000;

const KEYWORDS = {
  luce: "luce energia elettrica elettricità corrente bolletta",
  gas: "gas metano riscaldamento bolletta",
} as const;

/** Electricity and gas offers on sale. */
export function createEnergySource(
  catalogue: Pick<Catalogue, "entries" | "best" | "version" | "reload">,
): SearchSource {
  return {
    name: "energia",
    async version() {
      // The signal of a switch may arrive here before it reaches the catalogue.
      await catalogue.reload();
      return catalogue.version();
    },
    async list() {
      const ranks = rankCheapest(catalogue);
      return catalogue
        .entries()
        .map((entry) => toDocument(entry, ranks.get(entry.slug) ?? UNRANKED));
    },
  };
}

function rankCheapest(catalogue: Pick<Catalogue, "best">): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const tipology of ENERGY_TIPOLOGIES) {
    for (const destinazione of DESTINATIONS) {
      const profile = toSupplyProfile(tipology, { destinazione });
      const { offers } = catalogue.best(profile, RANKED_OFFERS);
      for (const [index, { slug }] of offers.entries()) {
        // Offers for homes rank before those for businesses.
        ranks.set(
          slug,
          ranks.get(slug) ?? index + (destinazione === "privati" ? 0 : RANKED_OFFERS),
        );
      }
    }
  }
  return ranks;
}

function toDocument(entry: ListedEntry, rank: number): SearchDocument {
  const { slug, path, name, supplier, tipology, destination, pricing, green, code, dual, placet } =
    entry;
  const isHome = destination === "privati";
  const facts = [
    supplier.name,
    PRICING_LABELS[pricing].toLowerCase(),
    ...(green ? ["energia verde"] : []),
    isHome ? "per la casa" : "per aziende",
    ...(dual ? ["solo luce e gas insieme, fuori classifica"] : []),
  ];
  return {
    key: slug,
    group: tipology,
    path,
    title: name,
    subtitle: facts.join(" · "),
    codes: code,
    keywords: [
      KEYWORDS[tipology],
      "fornitore",
      isHome ? "privati domestico famiglia" : "business impresa partita iva altri usi",
      pricing === "fixed" ? "bloccato" : "indicizzato indice",
      green ? "rinnovabile rinnovabili" : "",
      dual ? "dual fuel congiunta" : "",
      placet ? "placet" : "",
    ].join(" "),
    body: "",
    rank,
  };
}
