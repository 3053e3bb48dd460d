import {
  COMMISSION_CENTS,
  COMMISSION_NOTICE,
  formatDate,
  type ItemCard,
  LANGUAGE,
  type OfferList,
  type ProductList,
  type ProductResult,
  TIPOLOGY_LISTS,
  toTrackedAddress,
} from "@volpe/contract";
import { DemonstrationLine, ProductCard } from "@volpe/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { CardFilters } from "./card-filters.tsx";
import { type CardEntry, toCards } from "./cards.ts";
import { EnergyCard, EnergyNotes } from "./energy-card.tsx";
import { type CardsQuery, toBrandKey } from "./parse-cards-query.ts";

/** The answers of the API that cards are made of. */
export type CardsReply = OfferList | ProductList | ItemCard[];

export type CardsRequest = {
  query: CardsQuery;
  /** The API's answer to the query's path. */
  reply: CardsReply;
  /** Origin that visitors see. */
  origin: string;
};

/**
 * The document of `/embed/offer-cards`: what `<volpe-offer-cards>` shows, from the site's own cards.
 * The element takes the one child of its body into a shadow root, so no script has to draw a card.
 * `data-sheets` names the style sheets that it needs.
 */
export function renderCards(request: CardsRequest): string {
  const { query, reply, origin } = request;
  const cards = toCards(reply, query.limit);
  const list = "offers" in reply ? reply : null;
  const search = toUseSearch(query.search, reply);
  const toHref = (path: string) => toTrackedAddress(origin + path, query.tracking);
  const kinds = [...new Set(cards.entries.map(({ kind }) => kind))];
  const isFiltered = query.filters && cards.list !== null;
  const sheets = [...kinds.filter((kind) => kind !== "none"), ...(isFiltered ? ["filters"] : [])];
  const ended = cards.entries.filter(({ kind }) => kind === "none").length;
  // Beside the first offer that the page's owner may earn from.
  const paidAt = query.tracking === "" ? -1 : cards.entries.findIndex(earns);
  const toCard = (entry: CardEntry, index: number) => {
    const notice = index === paidAt ? COMMISSION_NOTICE : null;
    switch (entry.kind) {
      case "energy":
        return (
          <EnergyCard
            offer={entry.offer}
            list={list}
            isFirst={index === 0}
            href={toHref(entry.offer.path + search)}
            estimateHref={toHref("/come-funziono#stima")}
            notice={notice}
          />
        );
      case "product":
        return (
          <ProductCard
            product={toHosted(entry.product, { origin, notice })}
            headingLevel={3}
            link={
              <a href={toHref(entry.product.path + search)} target="_blank" rel="noopener">
                {entry.product.name}
              </a>
            }
          />
        );
      case "none":
        return <EndedCard item={entry.item} toHref={toHref} />;
    }
  };
  const markup = renderToStaticMarkup(
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
          fixedKey={query.brand === "" ? "" : toBrandKey(query.typology)}
        />
      )}
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
        {cards.updatedAt && <p>Aggiornato al {formatDate(cards.updatedAt)}.</p>}
        <p>
          <a href={toHref(TIPOLOGY_LISTS[query.typology].path)} target="_blank" rel="noopener">
            Tutte le offerte
          </a>{" "}
          ·{" "}
          <a href={toHref("/come-funziono")} target="_blank" rel="noopener">
            Come calcolo
          </a>
        </p>
      </footer>
    </div>,
  );
  return `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8"><title>Offerte</title></head><body>${markup}</body></html>`;
}

/** The parameters of a list that an offer's page reads too, as "?consumo=3100", or "". */
function toUseSearch(search: URLSearchParams, reply: CardsReply): string {
  const frame = Array.isArray(reply) ? null : reply;
  const keys = [
    "consumo",
    ...(frame?.ranges ?? []).map(({ key }) => key),
    ...(frame?.facets ?? []).flatMap(({ key, required }) => (required === true ? [key] : [])),
  ];
  const use = new URLSearchParams([...search].filter(([key]) => keys.includes(key)));
  return use.size === 0 ? "" : `?${use}`;
}

/** Whether a contract for the offer can be concluded and earns a commission. */
function earns(entry: CardEntry): boolean {
  switch (entry.kind) {
    case "energy":
      return COMMISSION_CENTS[entry.offer.tipology] > 0;
    case "product":
      return COMMISSION_CENTS[entry.product.tipology] > 0;
    case "none":
      return false;
  }
}

/** Pictures are files of the host, not of the partner's page. The notice is the card's last line. */
function toHosted(
  product: ProductResult,
  { origin, notice }: { origin: string; notice: string | null },
): ProductResult {
  const { picture, brand, facts } = product;
  return {
    ...product,
    facts: notice === null ? facts : [...facts, notice],
    picture: { ...picture, path: origin + picture.path },
    brand: { ...brand, mark: brand.mark && origin + brand.mark },
  };
}

type EndedCardProps = { item: ItemCard; toHref: (path: string) => string };

/** Takes the place of an offer that has no figure to show. */
function EndedCard({ item, toHref }: EndedCardProps) {
  const { current, brand, ai_translated: names, path, tipology } = item;
  return (
    <article className="v-cards-said" part="card">
      <p>{brand.name}</p>
      <h3 part="name">{names[0]?.label}</h3>
      <p>
        {current
          ? "Di questa offerta non so calcolare la spesa."
          : "Questa offerta è finita: non si può più attivare."}
      </p>
      <a
        href={toHref(current ? path : TIPOLOGY_LISTS[tipology].path)}
        target="_blank"
        rel="noopener"
      >
        {current ? "Vedi l’offerta" : "Guarda quelle di oggi"}
      </a>
    </article>
  );
}
