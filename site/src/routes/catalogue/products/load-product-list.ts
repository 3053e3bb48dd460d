import { isProductTipology, type ProductList } from "@volpe/contract";
import { data, redirect } from "react-router-dom";
import { clientContext } from "../../../page/client-context.ts";
import type { PageLoaderArgs } from "../../../page/page-args.ts";
import type { Drawable } from "../../../page/static-html.tsx";
import { createProductCalls } from "../catalogue-calls.ts";
import { pickSearch } from "../list-search.ts";
import { answerList, loadList } from "../load-list.ts";
import { productCards } from "./load-product-cards.ts";
import { PRODUCT_TYPOLOGIES } from "./product-typologies.ts";
import { findShareTarget } from "./share-target.ts";

/** What a list of products shows for the filters in the address. */
export async function loadProductList(args: PageLoaderArgs) {
  const { pathname, searchParams: search } = new URL(args.request.url);
  const tipology = pathname.split("/").find(isProductTipology);
  if (tipology === undefined) throw data(null, { status: 404 });
  const target = findShareTarget(search);
  if (target !== null) throw redirect(pathname + target);
  const { hasPlace, useKeys } = PRODUCT_TYPOLOGIES[tipology];
  const calls = createProductCalls(args.context.get(clientContext).api.request);
  const [loaded] = await Promise.all([
    loadList(args, { tipology, calls, hasPlace }),
    productCards.prepare(),
  ]);
  const { list } = loaded;
  return answerList(args, {
    ...loaded,
    list: { ...list, items: list.items as Drawable<ProductList["items"]> },
    itemSearch: pickSearch(search, useKeys),
  });
}
