import type { ProductTipology } from "@volpe/contract";
import type { ProductItem, Products } from "../products/products.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";

const KEYWORDS: Readonly<Record<ProductTipology, string>> = {
  noleggio: "noleggio a lungo termine nlt auto macchina automobile vettura veicolo canone rata",
  pos: "pos terminale lettore pagamenti carta bancomat commissioni",
  internet: "internet wifi wi-fi adsl connessione linea casa modem router",
};

/** Cars to rent, terminals and internet lines on sale. */
export function createProductSource(
  products: Pick<Products, "items" | "version" | "reload">,
): SearchSource {
  return {
    name: "prodotti",
    version: () => readProductVersion(products),
    list: async () => products.items().map(toDocument),
  };
}

/** Reads the products first, where the process has not yet. */
export async function readProductVersion(
  products: Pick<Products, "items" | "version" | "reload">,
): Promise<string> {
  if (products.items().length === 0) {
    await products.reload();
  }
  return products.version();
}

function toDocument(item: ProductItem, rank: number): SearchDocument {
  const { slug, tipology, path, name, brand, seller, facts, sought, kind, description } = item;
  const title = name.toLowerCase().startsWith(brand.name.toLowerCase())
    ? name
    : `${brand.name} ${name}`;
  return {
    key: slug,
    group: tipology,
    path,
    title,
    subtitle: [item.figureWords, ...facts].filter((fact) => fact !== "").join(" · "),
    codes: "",
    keywords: [KEYWORDS[tipology], kind, seller ?? "", item.destination, sought].join(" "),
    body: description,
    rank,
  };
}
