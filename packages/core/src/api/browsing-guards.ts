import type { Item } from "@volpe/contract";
import { isListOf, isShape, isText } from "../guard/guard.ts";

export const isItem = isShape<Item>({
  slug: isText,
  brand: isShape<Item["brand"]>({ name: isText }),
  ai_translated: isListOf(isShape<Item["ai_translated"][number]>({ label: isText })),
});
