import {
  isProductTipology,
  type ProductTipology,
  TIPOLOGY_LISTS,
  type Tipology,
} from "@volpe/contract";

type State = { demonstration: boolean };
type Catalogues = {
  catalogue: { state(): State };
  products: { state(tipology: ProductTipology): State };
};

/**
 * The typologies whose offers are invented, until a file of that typology is imported.
 *
 * @example
 * const invented = listDemonstration(services); // every typology before the first import
 */
export function listDemonstration({ catalogue, products }: Catalogues): Tipology[] {
  const all = Object.keys(TIPOLOGY_LISTS) as Tipology[];
  return all.filter(
    (tipology) =>
      (isProductTipology(tipology) ? products.state(tipology) : catalogue.state()).demonstration,
  );
}
