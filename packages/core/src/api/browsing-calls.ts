import type { Item, ItemsRequest, MenuItem } from "@volpe/contract";
import type { Request } from "./request.ts";

/**
 * @example
 * const items = await createBrowsingCalls(request).viewedItems(["luce-facile"]);
 */
export function createBrowsingCalls(request: Request) {
  const getText = async (path: string) => JSON.stringify(await request({ method: "GET", path }));
  const postItems = (body: ItemsRequest) =>
    request<Item[]>({ method: "POST", path: "/items/visualizzati", body });
  const withUses = (slugs: string[], uses: string[]) =>
    uses.some((use) => use !== "") ? { slugs, uses } : { slugs };

  return {
    /** The JSON text of the reply's `data`, a `BrandSummary`. */
    brand: (id: string) => getText(`/frontend/brand/${encodeURIComponent(id)}`),
    /** The JSON text of the reply's `data`, a list of `BrandSummary`. */
    brands: () => getText("/frontend/brands"),
    menu: (filter: string) =>
      request<MenuItem[]>({ method: "POST", path: "/menu", body: { filter, lang: "IT" } }),
    /** `uses` are the queries for which the items are priced, in the order of the slugs. */
    viewedItems: (slugs: string[], uses: string[] = []) => postItems(withUses(slugs, uses)),
    favouriteItems: (slugs: string[], uses: string[] = []) =>
      postItems({ ...withUses(slugs, uses), lang: "it" }),
  };
}
