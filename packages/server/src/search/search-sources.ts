import { listBrands } from "../browsing/list-brands.ts";
import type { Content } from "../content/content.ts";
import type { Catalogue } from "../offers/catalogue.ts";
import type { Products } from "../products/products.ts";
import { createBrandSource } from "./brand-source.ts";
import { createContentSource } from "./content-source.ts";
import { createEnergySource } from "./energy-source.ts";
import { createProductSource } from "./product-source.ts";
import type { SearchSource } from "./search-document.ts";

/** Everything that can be found, by who keeps it. */
export function createSearchSources({
  catalogue,
  content,
  products,
}: {
  catalogue: Catalogue;
  content: Content;
  products: Products | null;
}): SearchSource[] {
  const energy = createEnergySource(catalogue);
  const sold = products === null ? [] : [createProductSource(products)];
  const sellers = [energy, ...sold];
  return [
    ...sellers,
    createBrandSource({
      version: async () => (await Promise.all(sellers.map((each) => each.version()))).join(" "),
      listBrands: () => listBrands({ catalogue, products }),
    }),
    createContentSource(content),
  ];
}
