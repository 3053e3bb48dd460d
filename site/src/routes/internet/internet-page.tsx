import { redirect, useLoaderData } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { toProductPicture } from "../products/product-picture.ts";
import { ProductSheet } from "../products/product-sheet.tsx";
import { toSheetAnswer } from "../products/to-sheet-answer.ts";
import { useViewed } from "../products/use-viewed.ts";

/** `/{destination}/internet/{brand}/{slug}`. */
export async function loader({ params, request, context }: PageLoaderArgs) {
  const { createProductCalls } = await import("../products/product-calls.ts");
  const url = new URL(request.url);
  const calls = createProductCalls(context.get(clientContext).api.request);
  const sheet = await calls.internet(params.slug ?? "", { search: url.searchParams });
  if (sheet.path !== decodeURI(url.pathname)) throw redirect(sheet.path + url.search, 301);
  return toSheetAnswer(sheet, url.searchParams);
}

export function Component() {
  const { sheet, useSearch } = useLoaderData<typeof loader>();
  useViewed(sheet);
  const { name, brand, path, current, destination } = sheet;
  const business = destination === "aziende";
  return (
    <>
      <PageHead
        title={`${name} di ${brand.name}: internet per ${business ? "aziende" : "casa"}`}
        description={`${name} di ${brand.name}: quanto costa in 24 mesi, il prezzo dopo la promozione, velocità, modem, attivazione e vincoli.`}
        path={path}
        indexed={current}
        picture={toProductPicture(sheet)}
      />
      <ProductSheet
        sheet={sheet}
        listHref={`/offerte/internet${business ? "?destinazione=aziende" : ""}`}
        listName="Internet"
        useSearch={useSearch}
      />
    </>
  );
}
