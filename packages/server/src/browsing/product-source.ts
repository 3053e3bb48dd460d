import type { Item } from "@volpe/contract";
import type { ProductItem } from "../products/products.ts";

/** A vehicle, a terminal or an internet line as a row of a list shows it. */
export function toProductItem(product: ProductItem): Item {
  const { slug, brand, name, tipology, destination, path, figureEur, figureWords } = product;
  const [, amount = figureWords, basis = ""] = /^(.*?€)\s*(.*)$/u.exec(figureWords) ?? [];
  return {
    slug,
    brand: { name: brand.name },
    ai_translated: [{ label: name }],
    tipology,
    destination,
    path,
    figure: product.current ? { eur: figureEur, amount, basis, estimate: false } : null,
    current: product.current,
  };
}
