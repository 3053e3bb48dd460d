import type { Client, ViewedItem } from "@volpe/core";
import { toOpeningQuery } from "./opening-query.ts";

/** Marks the element of an item's page, so that a script can keep the item without drawing it. */
export function toViewedMark({ slug, label, brand }: ViewedItem) {
  return { "data-viewed": slug, "data-label": label, "data-brand": brand };
}

/** Adds the item of the server's page, if there is one, to the recently viewed items. */
export function keepViewed(lists: Client["lists"]): void {
  const element = document.querySelector<HTMLElement>("[data-viewed]");
  if (element === null) return;
  const { viewed: slug = "", label = "", brand = "" } = element.dataset;
  const use = toOpeningQuery(new URLSearchParams(location.search));
  lists.view({ slug, label, brand, use });
}
