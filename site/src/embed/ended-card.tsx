import { type ItemCard, OFFER_ENDED, OFFER_UNKNOWN } from "@volpe/contract";
import { ARROW, Icon, SupplierTile } from "@volpe/ui";
import type { ReactNode } from "react";

type EndedCardProps = { item: ItemCard; href: string };

/** Takes the place of an offer that has no figure to show. */
export function EndedCard({ item, href }: EndedCardProps) {
  const { current, brand, ai_translated: names } = item;
  const name = names[0]?.label ?? item.slug;
  return (
    <SayingCard
      brand={brand.name}
      name={name}
      word={current ? "Senza cifra" : "Finita"}
      sentence={current ? "Di questa offerta non so calcolare la spesa." : OFFER_ENDED}
      action={current ? "Vedi l’offerta" : "Guarda quelle di oggi"}
      href={href}
    />
  );
}

/** Takes the place of a slug that no offer has, so that a page's owner sees the mistake. */
export function UnknownCard({ slug, href }: { slug: string; href: string }) {
  return (
    <SayingCard
      brand={null}
      name={`«${slug}»`}
      word="Non la trovo"
      sentence={OFFER_UNKNOWN}
      action="Guarda quelle di oggi"
      href={href}
    />
  );
}

type SayingCardProps = {
  brand: string | null;
  name: string;
  /** The text in the place of the figure. */
  word: string;
  sentence: string;
  action: ReactNode;
  href: string;
};

/** A card with the same parts as an offer's card, with a word instead of the figure. */
function SayingCard({ brand, name, word, sentence, action, href }: SayingCardProps) {
  return (
    <article className="v-scope v-card" part="card">
      <div className="v-card-body">
        <header className="v-card-head">
          {brand !== null && <SupplierTile name={brand} size={44} />}
          <div className="v-card-names">
            {brand !== null && <p className="v-card-supplier">{brand}</p>}
            <h3 className="v-card-name" part="name">
              {name}
            </h3>
          </div>
        </header>
        <div className="v-card-money">
          <p className="v-card-price">
            <span className="v-card-figure">{word}</span>
          </p>
        </div>
        <div className="v-card-side">
          <p className="v-card-facts">{sentence}</p>
          <div className="v-card-actions">
            <a className="v-card-action" part="action" href={href} target="_blank" rel="noopener">
              {action}
              <Icon outline={ARROW} size={18} />
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}
