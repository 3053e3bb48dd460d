import Type, { type Static } from "typebox";

const Entries = Type.Array(Type.String({ maxLength: 400 }), { maxItems: 20 });

/** `POST /auth/syncdata`: the lists kept in cookies, sent only by who is logged in. */
export const SyncRequest = Type.Union([
  Type.Object({ brands: Entries, labels: Entries, items: Entries }),
  Type.Object({ preferiti: Entries }),
]);
export type SyncRequest = Static<typeof SyncRequest>;

/** `POST /items/visualizzati`; the favourites add `lang`. */
export const ItemsRequest = Type.Object({
  slugs: Entries,
  lang: Type.Optional(Type.Literal("it")),
});
export type ItemsRequest = Static<typeof ItemsRequest>;

/** An item of a list: the fields that the specification reads. */
export const Item = Type.Object({
  slug: Type.String(),
  brand: Type.Object({ name: Type.String() }),
  ai_translated: Type.Array(Type.Object({ label: Type.String() })),
});
export type Item = Static<typeof Item>;
