import Type, { type Static } from "typebox";

/** `POST /menu`; `filter` names the menu wanted. */
export const MenuRequest = Type.Object({
  filter: Type.String({ maxLength: 100 }),
  lang: Type.Literal("IT"),
});
export type MenuRequest = Static<typeof MenuRequest>;
