import type { ProductResult } from "@volpe/contract";
import { Heart } from "../favourites/heart.tsx";
import { CompareChoice } from "../listing/compare-choice.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductCardsProps = {
  products: readonly ProductResult[];
  /** What of the list's address an item's page reads too, as "?durata=36". */
  itemSearch: string;
};

/** The entries of a list's page, in their order. */
export function ProductCards({ products, itemSearch }: ProductCardsProps) {
  return (
    <ol className="products__cards">
      {products.map((product) => (
        <li key={product.slug}>
          <ProductCard
            product={product}
            href={product.path + itemSearch}
            favourite={
              <Heart slug={product.slug} label={product.name} brand={product.brand.name} />
            }
            compare={<CompareChoice slug={product.slug} name={product.name} />}
          />
        </li>
      ))}
    </ol>
  );
}
