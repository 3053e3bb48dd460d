import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedContent } from "../seed/seed-content.ts";
import { seedProducts } from "../seed/seed-products.ts";
import { createTestServer } from "../test-server.ts";
import { createSearch } from "./create-search.ts";
import { createSearchSources } from "./search-sources.ts";

/** A search over everything in the demonstration, as on the site. */
export async function createWholeSearch() {
  const server = await createTestServer();
  const { services } = server;
  await seedCatalogue(services);
  await seedContent(services);
  await seedProducts(services);
  const search = createSearch({ ...services, sources: createSearchSources(services) });
  await search.reindex();
  return {
    search,
    services,
    async close() {
      await search.close();
      await server.close();
    },
  };
}
