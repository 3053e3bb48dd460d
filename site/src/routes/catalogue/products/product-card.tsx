import type { ProductResult } from "@volpe/contract";
import { ARROW, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Drawing } from "../../../page/drawing.tsx";
import { ProductFigure } from "./product-figure.tsx";
import "./product-card.css";

type ProductCardProps = {
  product: ProductResult;
  href: string;
  headingLevel?: 2 | 3;
  /** The heart and the comparison box. */
  favourite?: ReactNode;
  compare?: ReactNode;
};

/** A car, a terminal or a line. Its link covers the whole card, below the heart and the box. */
export function ProductCard({
  product,
  href,
  headingLevel = 2,
  favourite,
  compare,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, brand, seller, picture, facts, note } = product;
  return (
    <article className={`product product--${product.tipology}`}>
      {note !== "" && <p className="product__note">{note}</p>}
      <Drawing picture={picture} className="product__picture" />
      <header className="product__names">
        <p className="product__brand">
          {brand.mark !== null && (
            <img src={brand.mark} width="20" height="20" alt="" loading="lazy" decoding="async" />
          )}
          {brand.name}
          {seller !== null && <span className="product__seller">con {seller}</span>}
        </p>
        <Heading>
          <Link to={href}>{name}</Link>
        </Heading>
      </header>
      <ProductFigure {...product} />
      <ul className="product__facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="product__actions">
        {compare}
        <span className="product__action" aria-hidden="true">
          Vedi l’offerta <Icon outline={ARROW} size={18} />
        </span>
      </div>
      {favourite !== undefined && <div className="product__heart">{favourite}</div>}
    </article>
  );
}
