import type { ProductTipology } from "@volpe/contract";
import { clientContext } from "../../client-context.ts";
import { prepareComparison } from "../listing/comparison.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { toUseSearch } from "./product-search.ts";

/** A list for the filters in the address, and side by side what `confronta` names. */
export async function loadProductList(
  tipology: ProductTipology,
  { request, context }: PageLoaderArgs,
) {
  const { createProductCalls } = await import("./product-calls.ts");
  const { searchParams: search } = new URL(request.url);
  const calls = createProductCalls(context.get(clientContext).api.request);
  const [list, comparison] = await Promise.all([
    calls.list(tipology, { search }),
    search.get("confronta") ? calls.compare(tipology, { search }) : null,
    prepareComparison(search),
  ]);
  return { list, comparison, itemSearch: toUseSearch(tipology, search) };
}
