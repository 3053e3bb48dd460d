import Type, { type Static } from "typebox";

/** One line of an offer's sheet: a price, a discount, an option. */
export const SheetLine = Type.Object({
  label: Type.String(),
  /** Already formatted in Italian, as `0,1452 €/kWh`. */
  value: Type.String(),
  note: Type.Optional(Type.String()),
  /** Path of the answer that explains the line. */
  more: Type.Optional(Type.String()),
});
export type SheetLine = Static<typeof SheetLine>;
