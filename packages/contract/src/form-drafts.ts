import Type, { type Static } from "typebox";

/** The unsent forms of one account, as its browser stores them. */
export const StoredFormDrafts = Type.Object({
  /** Empty before a login. */
  account: Type.String(),
  drafts: Type.Array(
    Type.Object({
      /** Distinguishes the forms, for example the ticket's slug or the contract's id. */
      name: Type.String(),
      values: Type.Array(Type.Object({ field: Type.String(), value: Type.String() })),
      /** The `id` of the message that the form sends; empty if it sends none. */
      id: Type.String(),
      /** True if it was sent but no response confirmed that it arrived. */
      attempted: Type.Boolean(),
    }),
  ),
});
export type StoredFormDrafts = Static<typeof StoredFormDrafts>;
