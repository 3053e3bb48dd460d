import type { ProductList } from "@volpe/contract";
import { ProductCard } from "@volpe/ui";
import { Link } from "react-router-dom";
import { Heart } from "../../../favourites/heart.tsx";
import { HeartPlace } from "../../../favourites/heart-place.tsx";
import { CompareChoice } from "../compare-form.tsx";

type ProductCardsProps = {
  items: ProductList["items"];
  /** The use, as a product's page reads it. */
  itemSearch: string;
  /** Whether the cards stay as the server writes them. */
  isStatic: boolean;
};

/** The products of a page, as entries of its list. */
export function ProductCards({ items, itemSearch, isStatic }: ProductCardsProps) {
  const HeartOrPlace = isStatic ? HeartPlace : Heart;
  return items.map((product) => (
    <li key={product.slug}>
      <ProductCard
        product={product}
        link={<Link to={product.path + itemSearch}>{product.name}</Link>}
        favourite={
          <HeartOrPlace slug={product.slug} label={product.name} brand={product.brand.name} />
        }
        compare={<CompareChoice slug={product.slug} name={product.name} />}
      />
    </li>
  ));
}
