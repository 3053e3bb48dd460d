import type { ProductSheet } from "@volpe/contract";
import { data } from "react-router-dom";
import { toUseSearch } from "./product-search.ts";

/** What a sheet's loader answers: 410 where it ended, for what replaces it is shown all the same. */
export function toSheetAnswer(sheet: ProductSheet, search: URLSearchParams) {
  return data(
    { sheet, useSearch: toUseSearch(sheet.tipology, search) },
    { status: sheet.current ? 200 : 410 },
  );
}
