import type { CatalogueState } from "@volpe/contract";
import { Link } from "react-router-dom";
import "./notice.css";

/** Said wherever the invented catalogue is shown. */
export function DemonstrationNotice() {
  return (
    <p className="v-notice v-notice-attention">
      <strong>Catalogo dimostrativo.</strong> Offerte e fornitori che vedi qui sono inventati, per
      provare il confronto: non si possono sottoscrivere.
    </p>
  );
}

/** What the state of the data obliges a page to say before its figures. */
export function CatalogueNotices({ catalogue }: { catalogue: CatalogueState }) {
  return (
    <>
      {catalogue.demonstration && <DemonstrationNotice />}
      {catalogue.status === "parameters-past" && (
        <p className="v-notice v-notice-attention">
          <strong>Tutte le cifre sono una stima.</strong> Le tariffe regolate che ho sono del{" "}
          {toQuarter(catalogue.parametersQuarter)}, già finito: quelle nuove possono spostare i
          totali, di solito allo stesso modo per tutte le offerte.{" "}
          <Link to="/come-funziono#stima">Perché</Link>
        </p>
      )}
    </>
  );
}

const ORDINALS = ["primo", "secondo", "terzo", "quarto"];

/** "terzo trimestre 2026" from "2026-Q3". */
function toQuarter(quarter: string | null): string {
  const match = quarter?.match(/^(\d{4})-Q([1-4])$/);
  const ordinal = match && ORDINALS[Number(match[2]) - 1];
  return match && ordinal ? `${ordinal} trimestre ${match[1]}` : "trimestre scorso";
}
