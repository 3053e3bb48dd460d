import Type, { type Static } from "typebox";
import { ShownCard } from "./item-cards.ts";
import { Nullable } from "./nullable.ts";
import { Destination, Tipology } from "./offers.ts";
import { OneOf } from "./one-of.ts";
import { SheetLine } from "./sheet-line.ts";

/** How to sign an offer: its last day, its terms and whom to ask, as on the day of the quote. */
export const OfferTerms = Type.Object({
  /** Last day on sale, ISO date, Rome; null = open-ended. */
  validTo: Nullable(Type.String()),
  /** Duration, price, activation, payment, guarantees: in Italian, only what the data have. */
  lines: Type.Array(SheetLine),
  phone: Nullable(Type.String()),
  /** The offer's page on the supplier's site, or else that site. */
  url: Nullable(Type.String()),
});
export type OfferTerms = Static<typeof OfferTerms>;

/** The figure by which an offer ranks among those of its kind, for the quote's use. */
const QuotedPrice = Type.Object({
  /** For electricity and gas with all taxes; for the others as `note` says. */
  cents: Type.Integer(),
  per: OneOf(["year", "month", "24-months"]),
  /** The period, as `l’anno`, `al mese`, `in 24 mesi`: it follows the amount. */
  words: Type.String(),
  /** The conditions of the figure, for example `IVA inclusa, 36 mesi, 15.000 km l’anno`. */
  note: Type.String(),
});

/** An offer of a quote, as it was on the day of the quote. Every kind has these fields. */
export const QuotedOffer = Type.Object({
  slug: Type.String(),
  /** Path of its page, without the quote's use. */
  path: Type.String(),
  name: Type.String(),
  /** The supplier, provider or make. */
  brand: Type.Object({ name: Type.String(), slug: Type.String() }),
  /** The contracting party if it is not the brand, for example the lessor of a car. */
  seller: Nullable(Type.String()),
  tipology: Tipology,
  destination: Destination,
  price: QuotedPrice,
  /** The parts of the price and the other costs, in words. */
  lines: Type.Array(SheetLine),
  /** Absent in quotes that were saved without them. */
  terms: Type.Optional(OfferTerms),
  /** Why the figure is a *stima*, in Italian; empty = exact. */
  estimate: Type.Array(Type.String()),
  /** True for an invented offer. */
  demonstration: Type.Boolean(),
  /** Its card in the list for the same use. */
  card: ShownCard,
});
export type QuotedOffer = Static<typeof QuotedOffer>;
