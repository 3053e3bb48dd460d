import {
  BRAND_KEYS,
  COMMISSION_CENTS,
  type ItemCard,
  type OfferList,
  type ProductList,
  TIPOLOGY_LISTS,
  toTrackedAddress,
} from "@volpe/contract";
import { type CardEntry, type Cards, toCards } from "./cards.ts";
import type { CardsQuery } from "./parse-cards-query.ts";

/** The answers of the API that cards are made of. */
export type CardsReply = OfferList | ProductList | ItemCard[];

export type CardsRequest = {
  query: CardsQuery;
  /** The API's answer to the query's path. */
  reply: CardsReply;
  /** Origin that visitors see. */
  origin: string;
  /** Whether the page's owner may earn from a contract. */
  isPaid: boolean;
};

/** The cards of a request with whole addresses, for the document and for the feed. */
type LinkedCards = {
  cards: Cards;
  /** The whole address of a path of this host, with the tracking value. */
  toHref(path: string): string;
  /** The whole address of the list of the typology that is shown. */
  listHref: string;
  /** The address of the page that a card leads to. */
  toCardHref(entry: CardEntry): string;
  /** The card at which the commission is named: the first that the page's owner may earn from. */
  paidAt: number;
};

export function linkCards({ query, reply, origin, isPaid }: CardsRequest): LinkedCards {
  const cards = toCards(reply, isOfBrand(query, reply) ? query.limit : 0, query.slugs);
  const search = toUseSearch(query.search, reply);
  const toHref = (path: string) => toTrackedAddress(origin + path, query.tracking, "carte");
  const listPath = TIPOLOGY_LISTS[cards.typology ?? query.typology].path;
  return {
    cards,
    toHref,
    listHref: toHref(listPath),
    toCardHref: (entry) => toHref(entry.kind === "unknown" ? listPath : toCardPath(entry, search)),
    paidAt: isPaid ? cards.entries.findIndex(earns) : -1,
  };
}

/**
 * False for a list that ignored the brand, because the brand has no offer. A page that asked for
 * its partner's offers must not get those of others.
 */
function isOfBrand({ brand, typology }: CardsQuery, reply: CardsReply): boolean {
  return (
    brand === "" ||
    Array.isArray(reply) ||
    reply.applied.some(({ key }) => key === BRAND_KEYS[typology])
  );
}

type KnownEntry = Exclude<CardEntry, { kind: "unknown" }>;

function toCardPath(entry: KnownEntry, search: string): string {
  switch (entry.kind) {
    case "energy":
      return entry.offer.path + search;
    case "product":
      return entry.product.path + search;
    case "none":
      return entry.item.current ? entry.item.path : TIPOLOGY_LISTS[entry.item.tipology].path;
  }
}

/**
 * The part of the query that an offer's page also reads, as "?consumo=3100", or "". A list has
 * other parameters too, so only those of the use are taken. Chosen offers have only parameters of
 * the use.
 */
function toUseSearch(search: URLSearchParams, reply: CardsReply): string {
  const use = Array.isArray(reply) ? search : pickUse(search, reply);
  return use.size === 0 ? "" : `?${use}`;
}

function pickUse(search: URLSearchParams, { ranges, facets }: OfferList | ProductList) {
  const keys = [
    "consumo",
    ...(ranges ?? []).map(({ key }) => key),
    ...(facets ?? []).flatMap(({ key, required }) => (required === true ? [key] : [])),
  ];
  return new URLSearchParams([...search].filter(([key]) => keys.includes(key)));
}

/** Whether a contract for the offer can be concluded and earns a commission. */
function earns(entry: CardEntry): boolean {
  switch (entry.kind) {
    case "energy":
      return COMMISSION_CENTS[entry.offer.tipology] > 0;
    case "product":
      return COMMISSION_CENTS[entry.product.tipology] > 0;
    case "none":
    case "unknown":
      return false;
  }
}
