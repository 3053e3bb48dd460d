import { useLoaderData } from "react-router-dom";
import { PageHead } from "../../layout/page-head.tsx";
import type { PageLoaderArgs } from "../page-args.ts";
import { loadProductList } from "../products/load-product-list.ts";
import { ProductList } from "../products/product-list.tsx";
import { TakingsForm } from "./takings-form.tsx";

const PATH = "/pos";

export { prepareComparison as prepare } from "../listing/comparison.ts";

export function loader(args: PageLoaderArgs) {
  return loadProductList("pos", args);
}

export function Component() {
  const { list, comparison, itemSearch } = useLoaderData<typeof loader>();
  const { page, ranges } = list;
  return (
    <>
      <PageHead
        title={
          comparison === null
            ? `POS: quanto costano al mese${page > 1 ? `, pagina ${page}` : ""}`
            : "POS a confronto"
        }
        description="I terminali per accettare carte in fila per quanto costano in un mese con il tuo incasso: canone, commissioni per circuito, minimi e vincoli."
        path={page > 1 ? `${PATH}?pagina=${page}` : PATH}
        indexed={comparison === null}
      />
      <ProductList
        list={{ ...list, ranges: ranges.filter(({ key }) => !TAKINGS.includes(key)) }}
        comparison={comparison}
        path={PATH}
        countPath="/terminals"
        noun={["terminale", "terminali"]}
        title={comparison === null ? "Quanto costa un POS, con il tuo incasso" : "POS a confronto"}
        lead="Il canone basso spesso si paga in commissioni. Dimmi quanto incassi con le carte: ti dico quanto resta a loro."
        itemSearch={itemSearch}
      >
        <TakingsForm action={PATH} ranges={ranges.filter(({ key }) => TAKINGS.includes(key))} />
      </ProductList>
    </>
  );
}

/** The two figures that a month's cost is reckoned on. */
const TAKINGS: readonly string[] = ["incasso", "scontrino"];
