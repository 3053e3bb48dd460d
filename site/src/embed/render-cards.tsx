import {
  COMMISSION_LINE,
  COMMISSION_NOTICE,
  formatDate,
  type ItemCard,
  LANGUAGE,
  type ProductResult,
  TIPOLOGY_LISTS,
  withDay,
} from "@volpe/contract";
import { DemonstrationLine, ProductCard } from "@volpe/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { CardFilters } from "./card-filters.tsx";
import type { CardEntry } from "./cards.ts";
import { toCardsDocument } from "./cards-document.ts";
import { EnergyCard, EnergyNotes } from "./energy-card.tsx";
import { type CardsRequest, linkCards } from "./linked-cards.ts";
import { toBrandKey } from "./parse-cards-query.ts";

/**
 * The document of `/embed/offer-cards`: what `<volpe-offer-cards>` shows, from the site's own cards.
 * The element takes the one child of its body into a shadow root, so no script has to draw a card.
 * `data-sheets` names the style sheets that it needs.
 */
export function renderCards(request: CardsRequest): string {
  return toCardsDocument(toCardsMarkup(request, { framed: false }));
}

/**
 * The cards with what is said about them, as one element. A framed document has room for the notice
 * of the commission above the cards; an element has none, so there a short one stands on the first
 * card.
 */
export function toCardsMarkup(request: CardsRequest, { framed }: { framed: boolean }): string {
  const { query, reply, origin } = request;
  const { cards, toHref, toCardHref, paidAt } = linkCards(request);
  const list = "offers" in reply ? reply : null;
  const kinds = [...new Set(cards.entries.map(({ kind }) => kind))];
  const isFiltered = query.filters && cards.list !== null;
  const sheets = [...kinds.filter((kind) => kind !== "none"), ...(isFiltered ? ["filters"] : [])];
  const ended = cards.entries.filter(({ kind }) => kind === "none").length;
  const toCard = (entry: CardEntry, index: number) => {
    const notice = !framed && index === paidAt ? <small>{COMMISSION_LINE}</small> : undefined;
    switch (entry.kind) {
      case "energy":
        return (
          <EnergyCard
            offer={entry.offer}
            list={list}
            isFirst={index === 0}
            href={toCardHref(entry)}
            estimateHref={toHref("/come-funziono#stima")}
            notice={notice}
          />
        );
      case "product":
        return (
          <ProductCard
            product={toHosted(entry.product, origin)}
            headingLevel={3}
            compare={notice}
            link={
              <a href={toCardHref(entry)} target="_blank" rel="noopener">
                {entry.product.name}
              </a>
            }
          />
        );
      case "none":
        return <EndedCard item={entry.item} href={toCardHref(entry)} />;
    }
  };
  return renderToStaticMarkup(
    <div
      className="v-scope v-cards-content"
      lang={LANGUAGE}
      data-sheets={sheets.join(" ")}
      data-shown={cards.entries.length}
      data-ended={ended}
    >
      {isFiltered && cards.list && (
        <CardFilters
          list={cards.list}
          typed={query.search.get("consumo")}
          fixedKey={query.brand === "" ? "" : toBrandKey(query.typology)}
        />
      )}
      {framed && paidAt >= 0 && <p className="v-cards-notes v-cards-notice">{COMMISSION_NOTICE}</p>}
      {cards.entries.length === 0 ? (
        <p className="v-cards-said">
          {query.slugs === null
            ? "Nessuna offerta, per queste scelte."
            : "Queste offerte non ci sono più."}
        </p>
      ) : (
        <ol className={`v-cards v-cards-${query.layout}`} part="cards">
          {cards.entries.map((entry, index) => (
            <li key={entry.slug} data-slug={entry.slug}>
              {toCard(entry, index)}
            </li>
          ))}
        </ol>
      )}
      <footer className="v-cards-notes" part="notes">
        {cards.demonstration && <DemonstrationLine cars={cards.cars} />}
        {kinds.includes("energy") && (
          <EnergyNotes bases={cards.bases} demonstration={cards.demonstration} />
        )}
        {cards.updatedAt && <p>Aggiornato {withDay("al", formatDate(cards.updatedAt))}.</p>}
        <p>
          <a href={toHref(TIPOLOGY_LISTS[query.typology].path)} target="_blank" rel="noopener">
            Tutte le offerte
          </a>{" "}
          ·{" "}
          <a href={toHref("/come-funziono")} target="_blank" rel="noopener">
            Come calcolo
          </a>{" "}
          ·{" "}
          <a href={toHref("/privacy-policy")} target="_blank" rel="noopener">
            Privacy
          </a>
        </p>
      </footer>
    </div>,
  );
}

/** Pictures are files of the host, not of the partner's page. */
function toHosted(product: ProductResult, origin: string): ProductResult {
  const { picture, brand } = product;
  return {
    ...product,
    picture: { ...picture, path: origin + picture.path },
    brand: { ...brand, mark: brand.mark && origin + brand.mark },
  };
}

type EndedCardProps = { item: ItemCard; href: string };

/** Takes the place of an offer that has no figure to show. */
function EndedCard({ item, href }: EndedCardProps) {
  const { current, brand, ai_translated: names } = item;
  return (
    <article className="v-cards-said" part="card">
      <p>{brand.name}</p>
      <h3 part="name">{names[0]?.label}</h3>
      <p>
        {current
          ? "Di questa offerta non so calcolare la spesa."
          : "Questa offerta è finita: non si può più attivare."}
      </p>
      <a href={href} target="_blank" rel="noopener">
        {current ? "Vedi l’offerta" : "Guarda quelle di oggi"}
      </a>
    </article>
  );
}
