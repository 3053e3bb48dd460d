import Type, { type Static } from "typebox";
import { Tipology } from "./offers.ts";

/** `quote`: a saved quote · `item`: an answer asked for a rental, a terminal, a line · `unfinished`: left before its end. */
const RequestKind = Type.Union([
  Type.Literal("quote"),
  Type.Literal("item"),
  Type.Literal("unfinished"),
]);

/** `GET /requests`: one thing that a person asked of us, newest first, with where it stands. */
export const CustomerRequest = Type.Object({
  id: Type.String(),
  kind: RequestKind,
  tipology: Tipology,
  /** As `Luce per la casa, 2.700 kWh`. */
  title: Type.String(),
  /** Where it stands, as `Preventivo pronto`. */
  state: Type.String(),
  /** What comes next, and who has to do it. */
  nextStep: Type.String(),
  /** Where that is done on this host, or, where it is our turn, what was asked for; null where there is none. */
  action: Type.Union([Type.Object({ label: Type.String(), path: Type.String() }), Type.Null()]),
  /** The quote's id, for a ticket about it. */
  rate: Type.Union([Type.String(), Type.Null()]),
  /** The saving a year where a quote has one, in words, as `182,40 € l’anno`, with what it is measured against unless that is the present contract. */
  saving: Type.Union([Type.String(), Type.Null()]),
  /** Open tickets about it. */
  tickets: Type.Array(Type.Object({ slug: Type.String(), number: Type.String() })),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type CustomerRequest = Static<typeof CustomerRequest>;
