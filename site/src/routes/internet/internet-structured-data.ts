import type { ProductSheet } from "@volpe/contract";
import { toSheetData } from "../structured-data/product-data.ts";

export function structuredData({ sheet }: { sheet: ProductSheet }, origin: string): object[] {
  return toSheetData(sheet, origin);
}
