import type { ProductResult } from "@volpe/contract";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { ARROW } from "../icon/outlines.ts";
import { Drawing } from "./drawing.tsx";
import { ProductFigure } from "./product-figure.tsx";

type ProductCardProps = {
  product: ProductResult;
  /** The name as a link to the offer. It covers the whole card, below the heart and the box. */
  link: ReactNode;
  headingLevel?: 2 | 3 | 4;
  favourite?: ReactNode;
  /** The comparison box. It stands before the action, above the link that covers the card. */
  compare?: ReactNode;
  /** Shown below the card's own lines, as in the card of electricity and gas. */
  foot?: ReactNode;
};

/**
 * The card of a car, a terminal or a line.
 *
 * @example
 * <ProductCard product={product} link={<a href={product.path}>{product.name}</a>} />
 */
export function ProductCard({
  product,
  link,
  headingLevel = 2,
  favourite,
  compare,
  foot,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { tipology, brand, seller, picture, facts, note } = product;
  return (
    <article className={`v-product v-product-${tipology}`} part="card">
      {note !== "" && <p className="v-product-note">{note}</p>}
      <Drawing picture={picture} className="v-product-picture" />
      <header className="v-product-names">
        <p className="v-product-brand">
          {brand.mark !== null && (
            <img src={brand.mark} width="20" height="20" alt="" loading="lazy" decoding="async" />
          )}
          {brand.name} {seller !== null && <span className="v-product-seller">con {seller}</span>}
        </p>
        <Heading part="name">{link}</Heading>
      </header>
      <ProductFigure {...product} />
      <ul className="v-product-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {foot !== undefined && <div className="v-card-foot">{foot}</div>}
      <div className="v-product-actions">
        {compare}
        <span className="v-product-action" part="action" aria-hidden="true">
          Vedi l’offerta <Icon outline={ARROW} size={18} />
        </span>
      </div>
      {favourite !== undefined && <div className="v-product-heart">{favourite}</div>}
    </article>
  );
}
