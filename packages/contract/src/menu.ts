import Type, { type Static } from "typebox";

/** `POST /menu`; `filter` names the menu wanted, one of `SITE_MENU`'s or `piede` for all of them. */
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
