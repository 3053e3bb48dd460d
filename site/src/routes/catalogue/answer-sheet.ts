import type { OfferSheet, ProductSheet } from "@volpe/contract";
import { data, redirect } from "react-router-dom";
import type { PageLoaderArgs } from "../../page/page-args.ts";

/** Redirects to the sheet's own address if an item's page was opened at another one. */
export function followSheetPath({ request, params }: PageLoaderArgs, { path }: { path: string }) {
  const { pathname, search } = new URL(request.url);
  if (params.brand !== undefined && path !== decodeURI(pathname))
    throw redirect(path + search, 301);
}

/** Answers with what a sheet shows, with status 410 once the offer has ended. */
export function answerSheet<Loaded extends { sheet: OfferSheet | ProductSheet }>(loaded: Loaded) {
  return data(loaded, { status: loaded.sheet.current ? 200 : 410 });
}
