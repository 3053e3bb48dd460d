import type { ProductList } from "@volpe/contract";
import { toListData } from "../structured-data/product-data.ts";

export function structuredData({ list }: { list: ProductList }, origin: string): object[] {
  return toListData(list, origin);
}
