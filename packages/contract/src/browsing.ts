import Type, { type Static } from "typebox";
import { LIST_COOKIE_SECONDS, LIST_ENTRY_MAX } from "./limits.ts";
import { Nullable } from "./nullable.ts";
import { Destination, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { STORED_TRACKING_PATTERN } from "./stored-tracking-pattern.ts";
import { TRACKED_WIDGETS } from "./tracking-value.ts";

const Entry = Type.String({ maxLength: LIST_ENTRY_MAX });
const Entries = Type.Array(Entry, { maxItems: 20 });

const CHANGE = {
  list: OneOf(["preferiti", "items", "brands"]),
  entry: Entry,
  /** The label of an added item. */
  label: Type.Optional(Entry),
  removed: Type.Boolean(),
};

/** One entry that was added, moved to the front or removed on a device. */
export const ListChange = Type.Object({
  ...CHANGE,
  /**
   * The use that an added favourite or item was saved with, as the query of its page; empty = the
   * reference use, absent = not known.
   */
  use: Type.Optional(Entry),
  /** How long ago it happened, by the device's own clock. */
  ageMs: Type.Integer({ minimum: 0, maximum: LIST_COOKIE_SECONDS * 1000 }),
});
export type ListChange = Static<typeof ListChange>;

/** A change that the account may not have yet; `at` in epoch milliseconds. */
const PendingChange = Type.Object({ ...CHANGE, at: Type.Integer() });

/** The list changes in the browser's storage that are not sent yet, oldest first. */
export const PendingListChanges = Type.Object({
  viewed: Type.Optional(Type.Array(PendingChange)),
  favourites: Type.Optional(Type.Array(PendingChange)),
});
export type PendingListChanges = Static<typeof PendingListChanges>;

const Viewed = { brands: Entries, labels: Entries, items: Entries };
const Favourites = { preferiti: Entries };

/**
 * The uses of favourites and viewed items, as the cookie `usi` has them:
 * `preferiti/luce-facile?consumo=3100`. Nothing after the question mark = the reference use, no entry =
 * not known.
 */
const uses = Type.Optional(Type.Array(Type.String({ maxLength: 900 }), { maxItems: 40 }));

/**
 * What the device changed since its last successful call, oldest first. The last change of an entry
 * wins, so the same changes may be sent again.
 */
const changes = Type.Optional(Type.Array(ListChange, { maxItems: 100 }));

/**
 * `POST /auth/syncdata`: the lists from the cookies, sent only with a login. Without `changes` the
 * lists are compared with those last answered to this session: new entries are added, missing ones
 * are removed. A session's first call only adds.
 */
export const SyncRequest = Type.Union([
  Type.Object({ ...Viewed, changes }),
  Type.Object({ ...Favourites, changes }),
]);
export type SyncRequest = Static<typeof SyncRequest>;

/** The answer of `POST /auth/syncdata`: the account's lists of the sent kind after the changes. */
export const SyncedLists = Type.Union([
  Type.Object({ ...Viewed, uses }),
  Type.Object({ ...Favourites, uses }),
]);
export type SyncedLists = Static<typeof SyncedLists>;

/** Lists that are sent and requested together. */
export const ListKind = OneOf(["viewed", "favourites"]);
export type ListKind = Static<typeof ListKind>;

/**
 * The query of `GET /auth/lists`, for a device that lost a list. Later calls are compared with the
 * lists of `kind` (by default all lists) that this call answers.
 */
export const AccountListsRequest = Type.Object({ kind: Type.Optional(ListKind) });
export type AccountListsRequest = Static<typeof AccountListsRequest>;

/** The answer of `GET /auth/lists`: all lists of the account, newest first. */
export const AccountLists = Type.Object({ ...Favourites, ...Viewed, uses });
export type AccountLists = Static<typeof AccountLists>;

/** `POST /items/visualizzati`; the favourites add `lang`. */
export const ItemsRequest = Type.Object({
  slugs: Entries,
  /**
   * For each slug the use that its figure is for, as the query of its page (`consumo=3100`); empty
   * or absent = the reference use.
   */
  uses: Type.Optional(Entries),
  lang: Type.Optional(Type.Literal("it")),
});
export type ItemsRequest = Static<typeof ItemsRequest>;

/** What an item costs, for the supply, the vehicle's first variant or the use that `basis` names. */
const ItemFigure = Type.Object({
  eur: Type.Number(),
  /** The same in words, as `700,23 €`. */
  amount: Type.String(),
  /** The period and the basis of the figure, as `l’anno per 2.700 kWh, imposte comprese`. */
  basis: Type.String(),
  estimate: Type.Boolean(),
});

/** An item of a list: the fields of the specification, and the other values that a row shows. */
export const Item = Type.Object({
  slug: Type.String(),
  brand: Type.Object({ name: Type.String() }),
  ai_translated: Type.Array(Type.Object({ label: Type.String() })),
  tipology: Tipology,
  destination: Destination,
  /** Path of its page on this host, with the use that was asked for. */
  path: Type.String(),
  /** Null if the item has no figure that can be compared. */
  figure: Nullable(ItemFigure),
  /** False once the offer ended or disappeared from the data. */
  current: Type.Boolean(),
});
export type Item = Static<typeof Item>;

/**
 * The number of a brand's offers of one typology for one kind of customer, with the list that shows
 * them.
 */
export const BrandOffers = Type.Object({
  tipology: Tipology,
  destination: Destination,
  /** Number of offers, terminals or vehicles that the list shows today. */
  count: Type.Integer({ minimum: 1 }),
  /** Path of the list, as `/offerte/luce?fornitore=enerluna`. */
  path: Type.String(),
});
export type BrandOffers = Static<typeof BrandOffers>;

/** `GET /frontend/brands` and `GET /frontend/brand/{id}`: a supplier, or a make of vehicles. */
export const BrandSummary = Type.Object({
  /** The slug in addresses, as `enerluna`. */
  id: Type.String(),
  name: Type.String(),
  /** Empty if no list shows an offer of the brand: all are only for some zones or lack a figure. */
  offers: Type.Array(BrandOffers),
});
export type BrandSummary = Static<typeof BrandSummary>;

/** `POST /menu`; `filter` is the name of a menu of `SITE_MENU`, or `piede` for `FOOTER_MENUS`. */
export const MenuRequest = Type.Object({
  filter: Type.String({ maxLength: 100 }),
  lang: Type.Literal("IT"),
});
export type MenuRequest = Static<typeof MenuRequest>;

export const MenuItem = Type.Object({
  label: Type.String(),
  /** Path on this host. */
  path: Type.String(),
  /** The menu that it belongs to, as `principale`. */
  menu: Type.String(),
});
export type MenuItem = Static<typeof MenuItem>;

export const TrackingValue = Type.String({ pattern: STORED_TRACKING_PATTERN });

/** `POST /frontend/tracking`: `cookie` is the cookie's previous value, or null. */
export const TrackingArrival = Type.Object({
  tracking: TrackingValue,
  cookie: Nullable(Type.String({ maxLength: 200 })),
  /** Path of the page on which the visitor arrived, without its query. */
  page: Type.Optional(Type.String({ maxLength: 400 })),
  /** The element whose link was followed; absent for any other link. */
  widget: Type.Optional(OneOf(TRACKED_WIDGETS)),
  /** The id of the visitor's last arrival. */
  click: Type.Optional(Type.String({ format: "uuid" })),
});
export type TrackingArrival = Static<typeof TrackingArrival>;

/** The answer of `POST /frontend/tracking`. */
export const TrackingRecorded = Type.Object({
  recorded: Type.Literal(true),
  /** The id of this arrival; absent if the browser must keep its previous id. */
  click: Type.Optional(Type.String({ format: "uuid" })),
});
export type TrackingRecorded = Static<typeof TrackingRecorded>;
