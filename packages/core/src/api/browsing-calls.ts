import type { Item, MenuItem } from "@volpe/contract";
import { type Guard, isListOf } from "../guard/guard.ts";
import { isBrandSummary, isItem, isMenuItem } from "./browsing-guards.ts";
import type { Request } from "./request.ts";

export type BrowsingCalls = {
  /** The JSON text of the reply's `data`, a `BrandSummary`. */
  brand(id: string): Promise<string>;
  /** The JSON text of the reply's `data`, a list of `BrandSummary`. */
  brands(): Promise<string>;
  menu(filter: string): Promise<MenuItem[]>;
  viewedItems(slugs: string[]): Promise<Item[]>;
  favouriteItems(slugs: string[]): Promise<Item[]>;
};

const isBrands = isListOf(isBrandSummary);
const isMenu = isListOf(isMenuItem);
const isItems = isListOf(isItem);

export function createBrowsingCalls(request: Request): BrowsingCalls {
  const getText = async (path: string, data: Guard<unknown>) =>
    JSON.stringify(await request({ method: "GET", path, data }));
  const postItems = (body: { slugs: string[]; lang?: "it" }) =>
    request({ method: "POST", path: "/items/visualizzati", body, data: isItems });

  return {
    brand: (id) => getText(`/frontend/brand/${encodeURIComponent(id)}`, isBrandSummary),
    brands: () => getText("/frontend/brands", isBrands),
    menu: (filter) =>
      request({ method: "POST", path: "/menu", body: { filter, lang: "IT" }, data: isMenu }),
    viewedItems: (slugs) => postItems({ slugs }),
    favouriteItems: (slugs) => postItems({ slugs, lang: "it" }),
  };
}
