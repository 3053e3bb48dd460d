import { useLoaderData } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import { toCanonicalPath } from "../listing/to-canonical-path.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { loadProductList } from "../products/load-product-list.ts";
import { ProductList } from "../products/product-list.tsx";

const PATH = "/noleggio";

export { prepareComparison as prepare } from "../listing/comparison.ts";

export function loader(args: PageLoaderArgs) {
  return loadProductList("noleggio", args);
}

export function Component() {
  const { list, comparison, itemSearch } = useLoaderData<typeof loader>();
  const { destination, page } = list;
  const audience = destination === "aziende" ? " per aziende" : "";
  return (
    <>
      <PageHead
        title={
          comparison === null
            ? `Noleggio a lungo termine${audience}, dal canone più basso${page > 1 ? `, pagina ${page}` : ""}`
            : `Auto a noleggio${audience} a confronto`
        }
        description="Auto e furgoni a noleggio a lungo termine in fila per canone, con durata, chilometri e anticipo scelti da te: che cosa è compreso, quanto costa in tutto."
        path={toCanonicalPath({ path: PATH, destination, page })}
        indexed={comparison === null}
      />
      <ProductList
        list={list}
        comparison={comparison}
        path={PATH}
        countPath="/vehicles"
        noun={["auto", "auto"]}
        title={
          comparison === null
            ? "Noleggio a lungo termine, dal canone più basso"
            : "Auto a confronto"
        }
        lead="Ogni canone è per la stessa durata, gli stessi chilometri e lo stesso anticipo: li cambi nei filtri, e la fila si rifà."
        itemSearch={itemSearch}
      />
    </>
  );
}
