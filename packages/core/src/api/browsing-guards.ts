import type { BrandOffers, BrandSummary, Item, ItemFigure, MenuItem } from "@volpe/contract";
import {
  isFlag,
  isInteger,
  isListOf,
  isNullable,
  isNumber,
  isShape,
  isText,
} from "../guard/guard.ts";
import { isDestination, isTipology } from "./offer-guards.ts";

export const isItem = isShape<Item>({
  slug: isText,
  brand: isShape<Item["brand"]>({ name: isText }),
  ai_translated: isListOf(isShape<Item["ai_translated"][number]>({ label: isText })),
  tipology: isTipology,
  destination: isDestination,
  path: isText,
  figure: isNullable(
    isShape<ItemFigure>({ eur: isNumber, amount: isText, basis: isText, estimate: isFlag }),
  ),
  current: isFlag,
});

export const isMenuItem = isShape<MenuItem>({ label: isText, path: isText, menu: isText });

export const isBrandSummary = isShape<BrandSummary>({
  id: isText,
  name: isText,
  offers: isListOf(
    isShape<BrandOffers>({
      tipology: isTipology,
      destination: isDestination,
      count: isInteger,
      path: isText,
    }),
  ),
});
