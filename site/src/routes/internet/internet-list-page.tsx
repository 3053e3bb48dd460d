import type { ProductList as ProductListData } from "@volpe/contract";
import { useLoaderData } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { toCanonicalPath } from "../listing/to-canonical-path.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { followPlace } from "../places/follow-place.ts";
import { PlaceField } from "../places/place-field.tsx";
import { loadProductList } from "../products/load-product-list.ts";
import { ProductList } from "../products/product-list.tsx";

const PATH = "/offerte/internet";

export { prepareComparison as prepare } from "../listing/comparison.ts";

export async function loader(args: PageLoaderArgs) {
  const typedPlace = await followPlace(args);
  return { ...(await loadProductList("internet", args)), typedPlace };
}

export function Component() {
  const { list, comparison, itemSearch, typedPlace } = useLoaderData<typeof loader>();
  const { destination, page } = list;
  const audience = destination === "aziende" ? " per aziende" : "";
  return (
    <>
      <PageHead
        title={
          comparison === null
            ? `Offerte internet${audience}, quanto costano in 24 mesi${page > 1 ? `, pagina ${page}` : ""}`
            : `Offerte internet${audience} a confronto`
        }
        description="Fibra, misto rame e senza fili in fila per quanto costano in 24 mesi: prezzo in promozione, prezzo dopo, attivazione e modem compresi nel conto."
        path={toCanonicalPath({ path: PATH, destination, page })}
        indexed={comparison === null}
      />
      <ProductList
        list={list}
        comparison={comparison}
        path={PATH}
        countPath="/internet"
        noun={["offerta", "offerte"]}
        title={
          comparison === null ? "Internet: quanto costa in 24 mesi" : "Offerte internet a confronto"
        }
        lead="La promozione finisce, il contratto no. Qui ogni offerta è sommata per due anni: attivazione, modem, mesi scontati e mesi a prezzo pieno."
        itemSearch={itemSearch}
        filterFields={<PlaceField defaultLabel={toPlaceLabel(list)} asked={typedPlace} />}
        filterFieldNames={["luogo", "provincia", "comune"]}
      />
    </>
  );
}

/** The province in force, as its chip names it. */
function toPlaceLabel({ applied }: ProductListData): string {
  return applied.find(({ key }) => key === "provincia")?.label ?? "";
}
