import Type, { type Static } from "typebox";
import { Nullable } from "./nullable.ts";
import { OneOf } from "./one-of.ts";

/** A form that was sent without a connection, as the person's browser stores it. */
export const WaitingForm = Type.Object({
  /** The idempotency key of its call. */
  id: Type.String(),
  /** The id of its account; empty before a login. */
  account: Type.String(),
  kind: OneOf(["message", "quote", "ticket"]),
  /** Epoch ms. */
  at: Type.Integer(),
  /** Path of the call below the API's base. */
  path: Type.String(),
  /** The body as JSON; null for a body of fields. */
  json: Nullable(Type.String()),
  fields: Type.Array(Type.Object({ field: Type.String(), value: Type.String() })),
  /** The form field of each file, in order; `WaitingFiles` keeps the files. Absent in older forms. */
  files: Type.Optional(Type.Array(Type.String())),
  /** The API's answer as JSON; empty until it was sent. */
  answer: Type.String(),
  /** Why it will not be sent, in Italian; empty if it will. */
  refusal: Type.String(),
});
export type WaitingForm = Static<typeof WaitingForm>;

export const WaitingForms = Type.Object({ forms: Type.Array(WaitingForm) });
export type WaitingForms = Static<typeof WaitingForms>;
