import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedContent } from "../seed/seed-content.ts";
import { createTestServer } from "../test-server.ts";
import { createSearch, type Search } from "./create-search.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";
import { createSearchSources } from "./search-sources.ts";

const CARS = [
  ["Fiat", "Panda 1.0 Hybrid"],
  ["Fiat", "500e"],
  ["Volkswagen", "T-Roc 1.5 TSI"],
  ["Volkswagen", "Golf 2.0 TDI"],
  ["Peugeot", "208 PureTech"],
  ["Toyota", "Yaris Hybrid"],
  ["Citroën", "C3 Plus"],
  ["Škoda", "Octavia Wagon"],
] as const;

/** A car to rent, unless the fields say otherwise. */
export function createTestDocument(
  fields: Partial<SearchDocument> & { title: string },
): SearchDocument {
  const key = fields.title.toLowerCase().replaceAll(" ", "-");
  return {
    key,
    group: "noleggio",
    path: `/noleggio/${key}`,
    subtitle: "",
    codes: "",
    keywords: "noleggio a lungo termine auto macchina",
    body: "",
    rank: 0,
    ...fields,
  };
}

export const TEST_CARS: readonly SearchDocument[] = CARS.map(([make, model], rank) =>
  createTestDocument({ title: `${make} ${model}`, subtitle: "da 249 € al mese", rank }),
);

/** A source whose documents a test changes; each change is another version. */
export function createTestSource(
  documents: readonly SearchDocument[],
  name = "prova",
): SearchSource & { replace(documents: readonly SearchDocument[]): void } {
  let current = documents;
  let version = 1;
  return {
    name,
    version: async () => String(version),
    list: async () => [...current],
    replace(next) {
      current = next;
      version += 1;
    },
  };
}

/** An indexed search over these sources alone. */
export async function createTestSearch(sources: readonly SearchSource[]): Promise<Search> {
  const search = createSearch({ log: { warn: () => undefined }, signals: null, sources });
  await search.reindex();
  return search;
}

/** The real server with the demonstration's offers, the program's posts and answers, and a few cars. */
export async function createFilledSearch() {
  const server = await createTestServer();
  const { services } = server;
  await seedCatalogue(services);
  await seedContent(services);
  const search = createSearch({
    ...services,
    sources: [
      ...createSearchSources({ ...services, products: services.products }),
      createTestSource(TEST_CARS, "auto"),
    ],
  });
  await search.reindex();
  return {
    search,
    services,
    server,
    async close() {
      await search.close();
      await server.close();
    },
  };
}
