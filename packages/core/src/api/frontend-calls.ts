import type { Item, TrackingArrival } from "@volpe/contract";
import { isListOf, isPresent } from "../guard/guard.ts";
import { isItem } from "./browsing-guards.ts";
import type { Request } from "./request.ts";

export type FrontendCalls = {
  /** The JSON text of the reply's `data`. */
  brand(id: string): Promise<string>;
  /** The JSON text of the reply's `data`. */
  brands(): Promise<string>;
  menu(filter: string): Promise<unknown[]>;
  viewedItems(slugs: string[]): Promise<Item[]>;
  favouriteItems(slugs: string[]): Promise<Item[]>;
  tracking(arrival: TrackingArrival): Promise<unknown>;
};

const isList = isListOf(isPresent);
const isItems = isListOf(isItem);

export function createFrontendCalls(request: Request): FrontendCalls {
  const getText = async (path: string) =>
    JSON.stringify(await request({ method: "GET", path, data: isPresent }));
  const postItems = (body: { slugs: string[]; lang?: "it" }) =>
    request({ method: "POST", path: "/items/visualizzati", body, data: isItems });

  return {
    brand: (id) => getText(`/frontend/brand/${encodeURIComponent(id)}`),
    brands: () => getText("/frontend/brands"),
    menu: (filter) =>
      request({ method: "POST", path: "/menu", body: { filter, lang: "IT" }, data: isList }),
    viewedItems: (slugs) => postItems({ slugs }),
    favouriteItems: (slugs) => postItems({ slugs, lang: "it" }),
    tracking: (body) =>
      request({ method: "POST", path: "/frontend/tracking", body, data: isPresent }),
  };
}
