import { redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { toProductPicture } from "../products/product-picture.ts";
import { ProductSheet } from "../products/product-sheet.tsx";
import { toSheetAnswer } from "../products/to-sheet-answer.ts";
import { useViewed } from "../products/use-viewed.ts";

/** `/aziende/pos/{brand}/{slug}` and its twin `/offerte/pos/{slug}`. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const { createProductCalls } = await import("../products/product-calls.ts");
  const url = new URL(request.url);
  const calls = createProductCalls(context.get(clientContext).api.request);
  const sheet = await calls.terminal(params.slug ?? "", { search: url.searchParams });
  if (params.brand !== undefined && sheet.path !== decodeURI(url.pathname)) {
    throw redirect(sheet.path + url.search, 301);
  }
  return toSheetAnswer(sheet, url.searchParams);
}

export function Component() {
  const { sheet, useSearch } = useLoaderData<typeof loader>();
  useViewed(sheet);
  const { name, brand, path, current } = sheet;
  return (
    <>
      <PageHead
        title={`${name} di ${brand.name}: costi e commissioni`}
        description={`${name} di ${brand.name}: quanto costa in un mese con il tuo incasso, commissioni circuito per circuito, canone, vincoli e giorni di accredito.`}
        path={path}
        indexed={current}
        picture={toProductPicture(sheet)}
      />
      <ProductSheet
        sheet={sheet}
        listHref={`/pos${useSearch}`}
        listName="POS"
        useSearch={useSearch}
      />
    </>
  );
}
