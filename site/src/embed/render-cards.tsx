import {
  BRAND_KEYS,
  COMMISSION_LINE,
  COMMISSION_NOTICE,
  formatDate,
  LANGUAGE,
  nameIndex,
  type OfferList,
  type OfferResult,
  OPEN_DATA_ATTRIBUTION,
  type ProductResult,
  withDay,
} from "@volpe/contract";
import { DemonstrationLine, OfferCard, ProductCard, toListReference, toOfferFoot } from "@volpe/ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CardFilters } from "./card-filters.tsx";
import type { CardEntry, Cards } from "./cards.ts";
import { toCardsDocument } from "./cards-document.ts";
import { EndedCard, UnknownCard } from "./ended-card.tsx";
import { type CardsRequest, linkCards } from "./linked-cards.ts";

/**
 * The document of `/embed/offer-cards`: what `<volpe-offer-cards>` shows, from the site's own cards.
 * The element takes the one child of its body into a shadow root, so no script has to draw a card.
 * `data-sheets` names the style sheets that it needs.
 */
export function renderCards(request: CardsRequest): string {
  return toCardsDocument(toCardsMarkup(request, { framed: false }));
}

/**
 * The cards with their notes, as one element. A framed document has room for the notice of the
 * commission above the cards. An element has no such room, so the first card that may earn a
 * commission has a short notice.
 */
export function toCardsMarkup(request: CardsRequest, { framed }: { framed: boolean }): string {
  const { query, reply, origin } = request;
  const { cards, toHref, listHref, toCardHref, paidAt } = linkCards(request);
  const list = "offers" in reply ? reply : null;
  const kinds = [...new Set(cards.entries.map(({ kind }) => kind))];
  const isFiltered = query.filters && cards.list !== null;
  const isEmpty = cards.entries.length === 0;
  const isFew = !isEmpty && query.slugs === null && cards.entries.length < query.limit;
  // The filters' sheet also styles an answer without cards.
  const sheets = [
    ...kinds.filter((kind) => kind === "energy" || kind === "product"),
    ...(isFiltered || isEmpty ? ["filters"] : []),
  ];
  const count = (wanted: CardEntry["kind"]) =>
    cards.entries.filter(({ kind }) => kind === wanted).length;
  const noticeAt = framed ? -1 : paidAt;
  const toCard = (entry: CardEntry, index: number) => {
    const notice = index === noticeAt ? <small>{COMMISSION_LINE}</small> : undefined;
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
            foot={notice}
            link={
              <a href={toCardHref(entry)} target="_blank" rel="noopener">
                {entry.product.name}
              </a>
            }
          />
        );
      case "none":
        return <EndedCard item={entry.item} href={toCardHref(entry)} />;
      case "unknown":
        return <UnknownCard slug={entry.slug} href={toCardHref(entry)} />;
    }
  };
  return renderToStaticMarkup(
    <div
      className={`v-scope v-cards-content${isFew ? " v-cards-few" : ""}`}
      lang={LANGUAGE}
      data-sheets={sheets.join(" ")}
      data-shown={cards.entries.length - count("unknown")}
      data-ended={count("none") || undefined}
      // A favourites button asks which of its offers can still be activated.
      data-current={query.slugs === null ? undefined : listSlugs(cards.entries, true)}
      data-over={query.slugs === null ? undefined : listSlugs(cards.entries, false)}
    >
      {isFiltered && cards.list && (
        <CardFilters
          list={cards.list}
          typed={query.search.get("consumo")}
          fixedKey={query.brand === "" ? "" : BRAND_KEYS[query.typology]}
        />
      )}
      {framed && paidAt >= 0 && <p className="v-cards-notes v-cards-notice">{COMMISSION_NOTICE}</p>}
      {isEmpty ? (
        <div className="v-cards-said">
          <p>
            {query.slugs === null
              ? "Nessuna offerta, per queste scelte."
              : "Queste offerte non le trovo."}
          </p>
        </div>
      ) : (
        <ol className={`v-cards v-cards-${query.layout}`} part="cards">
          {cards.entries.map((entry, index) => (
            <li
              key={entry.slug}
              data-slug={entry.slug}
              className={isFull(entry, index === noticeAt) ? "v-cards-full" : undefined}
            >
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
          <a href={listHref} target="_blank" rel="noopener">
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

type EnergyCardProps = {
  offer: OfferResult;
  list: OfferList | null;
  isFirst: boolean;
  href: string;
  estimateHref: string;
  /** A sentence below the card's own lines. */
  notice: ReactNode | undefined;
};

/** A card as the site's list shows it. */
function EnergyCard({ offer, list, isFirst, href, estimateHref, notice }: EnergyCardProps) {
  const foot = toOfferFoot(offer, nameIndex(offer.tipology), { brief: true });
  const isCheapest = isFirst && list?.sorts[0]?.selected === true && list.applied.length === 0;
  return (
    <OfferCard
      offer={offer}
      href={href}
      target="_blank"
      estimateHref={estimateHref}
      reference={list === null ? undefined : toListReference(list)}
      note={isCheapest ? "La meno cara" : undefined}
      foot={
        notice === undefined ? (
          foot
        ) : (
          <>
            {foot}
            {notice}
          </>
        )
      }
    />
  );
}

/** The use that the figures are for, and the source, which the data's licence asks to name. */
function EnergyNotes({ bases, demonstration }: Pick<Cards, "bases" | "demonstration">) {
  return (
    <>
      {bases.map((basis) => (
        <p key={basis}>{basis}.</p>
      ))}
      {!demonstration && <p>{OPEN_DATA_ATTRIBUTION}</p>}
    </>
  );
}

/** The slugs of the known offers that have ended or have not. */
function listSlugs(entries: readonly CardEntry[], current: boolean): string {
  return entries
    .filter((entry) => entry.kind !== "unknown" && isCurrent(entry) === current)
    .map(({ slug }) => slug)
    .join();
}

const isCurrent = (entry: CardEntry) => entry.kind !== "none" || entry.item.current;

/**
 * Whether an energy card has so many lines that a phone has no room for the parts of its figure.
 */
function isFull(entry: CardEntry, hasNotice: boolean): boolean {
  if (entry.kind !== "energy") {
    return false;
  }
  const { green, breakEven, conditionalDiscounts } = entry.offer;
  return green && (hasNotice || breakEven !== undefined || conditionalDiscounts.length > 0);
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
