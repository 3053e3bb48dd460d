import Type, { type Static } from "typebox";
import { ListFrame } from "./listing.ts";
import { Destination, SheetLine } from "./offers.ts";

/** The typologies whose entries an operator imports, besides the energy open data. */
export const ProductTipology = Type.Union([
  Type.Literal("noleggio"),
  Type.Literal("pos"),
  Type.Literal("internet"),
]);
export type ProductTipology = Static<typeof ProductTipology>;

export const ProductState = Type.Object({
  /** Day of the import shown, ISO date; null when there is none. */
  updatedAt: Type.Union([Type.String(), Type.Null()]),
  /** Invented entries, until a file is imported. */
  demonstration: Type.Boolean(),
});
export type ProductState = Static<typeof ProductState>;

/** A drawing, with the room it takes. */
export const Picture = Type.Object({
  path: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Picture = Static<typeof Picture>;

/** What the figure of an entry is of: a month's cost, or 24 months'. */
export const FigurePer = Type.Union([Type.Literal("month"), Type.Literal("24-months")]);
export type FigurePer = Static<typeof FigurePer>;

/**
 * One entry of a list: what a card shows, in words and figures made by the server, so that each
 * figure is computed in one place.
 */
export const ProductResult = Type.Object({
  /** One item over all typologies, as favourites keep it. */
  slug: Type.String(),
  path: Type.String(),
  name: Type.String(),
  brand: Type.Object({
    name: Type.String(),
    slug: Type.String(),
    /** Path of the make's mark; null where none is known. */
    mark: Type.Union([Type.String(), Type.Null()]),
  }),
  /** Who sells it, where that is not the brand, as the lessor of a car. */
  seller: Type.Union([Type.String(), Type.Null()]),
  tipology: ProductTipology,
  /** For whom the figure is: with VAT for `privati`, without for `aziende`. */
  destination: Destination,
  /** A vehicle's segment, a terminal's type, an access technology. */
  kind: Type.String(),
  picture: Picture,
  /** The figure it is ranked by, €. */
  figureEur: Type.Number(),
  figurePer: FigurePer,
  /** What stands beside the figure, as `IVA inclusa, 36 mesi, 15.000 km l’anno`. */
  figureNote: Type.String(),
  /** What the figure is made of, € each. */
  parts: Type.Array(Type.Object({ label: Type.String(), amountEur: Type.Number() })),
  /** Two to four facts. */
  facts: Type.Array(Type.String()),
  /** A word on a highlighted ground, as `Pronta consegna`; empty for none. */
  note: Type.String(),
});
export type ProductResult = Static<typeof ProductResult>;

/** `GET /vehicles`, `/terminals`, `/internet`: ranked by the figure, cheapest first. */
export const ProductList = Type.Object({
  ...ListFrame.properties,
  state: ProductState,
  tipology: ProductTipology,
  destination: Destination,
  items: Type.Array(ProductResult),
  /** Entries of the catalogue that have no figure for this query, and why. */
  excluded: Type.Array(
    Type.Object({ name: Type.String(), brand: Type.String(), reason: Type.String() }),
  ),
});
export type ProductList = Static<typeof ProductList>;

/** A choice whose state is in the address, as a rental's duration. */
export const Chooser = Type.Object({
  key: Type.String(),
  label: Type.String(),
  options: Type.Array(
    Type.Object({
      value: Type.String(),
      label: Type.String(),
      selected: Type.Boolean(),
      /** False where it cannot be had together with the other choices. */
      available: Type.Boolean(),
    }),
  ),
});
export type Chooser = Static<typeof Chooser>;

/** `GET /vehicles/{vehicle}/{variant}`, `/terminals/{slug}`, `/internet/{slug}`: the whole sheet. */
export const ProductSheet = Type.Object({
  ...ProductResult.properties,
  state: ProductState,
  description: Type.String(),
  /** False once it ended or left the catalogue. */
  current: Type.Boolean(),
  /** ISO date; null = open-ended. */
  validTo: Type.Union([Type.String(), Type.Null()]),
  choosers: Type.Array(Chooser),
  ranges: ListFrame.properties.ranges,
  ignored: ListFrame.properties.ignored,
  assumptions: Type.Array(Type.String()),
  sections: Type.Array(Type.Object({ title: Type.String(), lines: Type.Array(SheetLine) })),
  /** The same model's other variants, or the brand's other offers. */
  siblings: Type.Array(
    Type.Object({
      name: Type.String(),
      path: Type.String(),
      figureEur: Type.Number(),
      current: Type.Boolean(),
    }),
  ),
  /** What stands nearest to it; of one that ended, what replaces it. */
  similar: Type.Array(ProductResult),
});
export type ProductSheet = Static<typeof ProductSheet>;
