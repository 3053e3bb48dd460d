import type { EnergyTipology, Tipology } from "./offers.ts";
import type { ProductTipology } from "./products.ts";

/** The name of each typology and the page of its list, in the order in which lists name them. */
export const TIPOLOGY_LISTS: Readonly<Record<Tipology, { label: string; path: string }>> = {
  luce: { label: "Luce", path: "/offerte/luce" },
  gas: { label: "Gas", path: "/offerte/gas" },
  internet: { label: "Internet", path: "/offerte/internet" },
  pos: { label: "POS", path: "/pos" },
  noleggio: { label: "Noleggio", path: "/noleggio" },
};

/** The typologies whose offers come from the Portal; the others are imported from files. */
export const ENERGY_TIPOLOGIES: readonly EnergyTipology[] = ["luce", "gas"];

export const TIPOLOGIES = Object.keys(TIPOLOGY_LISTS) as readonly Tipology[];

/** The folder of the API with the list and the sheets of each typology that is imported. */
export const PRODUCT_FOLDERS: Readonly<Record<ProductTipology, string>> = {
  internet: "internet",
  pos: "terminals",
  noleggio: "vehicles",
};

export const PRODUCT_TIPOLOGIES = Object.keys(PRODUCT_FOLDERS) as readonly ProductTipology[];

/** The parameter of each list that names suppliers or makes. */
export const BRAND_KEYS: Readonly<Record<Tipology, string>> = {
  luce: "fornitore",
  gas: "fornitore",
  internet: "fornitore",
  pos: "fornitore",
  noleggio: "marca",
};

/**
 * @example
 * isProductTipology("gas") // false
 */
export function isProductTipology(text: unknown): text is ProductTipology {
  return typeof text === "string" && Object.hasOwn(PRODUCT_FOLDERS, text);
}

/**
 * @example
 * isEnergyTipology("gas") // true
 */
export function isEnergyTipology(text: string | null | undefined): text is EnergyTipology {
  return text === "luce" || text === "gas";
}

/**
 * @example
 * isTipology("toString") // false
 */
export function isTipology(text: string | null | undefined): text is Tipology {
  return isEnergyTipology(text) || isProductTipology(text);
}

/**
 * Names typologies within a sentence, as `luce, gas e POS`.
 *
 * @example
 * toTipologyWords(["luce", "gas", "pos"]) // "luce, gas e POS"
 */
export function toTipologyWords(tipologies: readonly Tipology[]): string {
  const names = tipologies.map((each) =>
    each === "pos" ? "POS" : TIPOLOGY_LISTS[each].label.toLowerCase(),
  );
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
}
