import type { CatalogueState } from "@volpe/contract";
import { formatDate } from "@volpe/ui";
import "./notice.css";

/** The day of the offers shown and where they come from; the licence's words are in the footer. */
export function DataDay({ catalogue }: { catalogue: CatalogueState }) {
  if (catalogue.updatedAt === null) return null;
  return (
    <p className="data-day">
      Aggiornato al {formatDate(catalogue.updatedAt)}
      {!catalogue.demonstration && (
        <>
          . Fonte: <a href="#fonte-dati">Open Data del Portale Offerte</a>
        </>
      )}
    </p>
  );
}
