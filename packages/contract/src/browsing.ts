import Type, { type Static } from "typebox";
import { Destination, Tipology } from "./offers.ts";

const Entries = Type.Array(Type.String({ maxLength: 400 }), { maxItems: 20 });

/** `POST /auth/syncdata`: the lists kept in cookies, sent only by who is logged in. */
export const SyncRequest = Type.Union([
  Type.Object({ brands: Entries, labels: Entries, items: Entries }),
  Type.Object({ preferiti: Entries }),
]);
export type SyncRequest = Static<typeof SyncRequest>;

/**
 * Its answer: the account's lists after the change, the same kinds that were sent. What this session
 * added or took away since its last call is applied to what the account holds by now, so that of two
 * devices neither undoes the other; a session's first call only adds.
 */
export const SyncedLists = SyncRequest;
export type SyncedLists = SyncRequest;

/** Which lists are sent, or asked for, together. */
export const ListKind = Type.Union([Type.Literal("viewed"), Type.Literal("favourites")]);
export type ListKind = Static<typeof ListKind>;

/**
 * Query of `GET /auth/lists`, for who lost a list, or an answer. The lists of `kind`, without it all,
 * count as what this session was last answered.
 */
export const AccountListsRequest = Type.Object({ kind: Type.Optional(ListKind) });
export type AccountListsRequest = Static<typeof AccountListsRequest>;

/** Its answer: all lists as the account has them, newest first. */
export const AccountLists = Type.Object({
  preferiti: Entries,
  items: Entries,
  labels: Entries,
  brands: Entries,
});
export type AccountLists = Static<typeof AccountLists>;

/** `POST /items/visualizzati`; the favourites add `lang`. */
export const ItemsRequest = Type.Object({
  slugs: Entries,
  lang: Type.Optional(Type.Literal("it")),
});
export type ItemsRequest = Static<typeof ItemsRequest>;

/** What an item costs, for the supply, the vehicle's first variant or the use that `basis` names. */
export const ItemFigure = Type.Object({
  eur: Type.Number(),
  /** The same in words, as `700,23 €`. */
  amount: Type.String(),
  /** Per what and for what, as `l’anno per 2.700 kWh, imposte comprese`. */
  basis: Type.String(),
  estimate: Type.Boolean(),
});
export type ItemFigure = Static<typeof ItemFigure>;

/** An item of a list: the fields that the specification reads, and what a row shows besides. */
export const Item = Type.Object({
  slug: Type.String(),
  brand: Type.Object({ name: Type.String() }),
  ai_translated: Type.Array(Type.Object({ label: Type.String() })),
  tipology: Tipology,
  destination: Destination,
  /** Path of its page on this host. */
  path: Type.String(),
  /** Null where it has no figure that could be compared. */
  figure: Type.Union([ItemFigure, Type.Null()]),
  /** False once it ended or left the data. */
  current: Type.Boolean(),
});
export type Item = Static<typeof Item>;
