import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { FOOTER_MENUS, MenuItem, MenuRequest, SITE_MENU } from "@volpe/contract";
import Type from "typebox";
import { invalidField } from "../errors.ts";
import { toRoute } from "../route.ts";

type Menus = Readonly<Record<string, { items: readonly { label: string; path: string }[] }>>;

/** The name of all footer menus together. */
const FOOTER = "piede";
const MENUS: Menus = SITE_MENU;
const FILTERS = [...Object.keys(SITE_MENU), FOOTER];

/** `POST /menu`: the site's own menus, for other clients to draw. */
export const menuRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    "/menu",
    toRoute("The items of one of the site's menus", Type.Array(MenuItem), {
      body: MenuRequest,
    }),
    async ({ body: { filter } }) => ({
      data: filter === FOOTER ? FOOTER_MENUS.flatMap(listItems) : listItems(filter),
    }),
  );
};

function listItems(name: string): MenuItem[] {
  const menu = Object.hasOwn(MENUS, name) ? MENUS[name] : undefined;
  if (menu === undefined) {
    throw invalidField("filter", `Questo menu non c’è. Scegli tra: ${FILTERS.join(", ")}.`);
  }
  return menu.items.map(({ label, path }) => ({ label, path, menu: name }));
}
