import { type CatalogueState, formatDate, type IgnoredParameter } from "@volpe/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { StaticHtml } from "../../page/static-html.tsx";
import "@volpe/ui/styles/demonstration-line.css";
import "./notices.css";

/** Renders nothing unless the regulated parameters are of a past quarter. */
export function ParametersNotice({ catalogue }: { catalogue: CatalogueState }) {
  if (catalogue.status !== "parameters-past") return null;
  return (
    <p className="v-notice v-notice-attention">
      <strong>Tutte le cifre sono una stima.</strong> Le tariffe regolate che ho sono del{" "}
      {toQuarter(catalogue.parametersQuarter)}, già finito: quelle nuove possono spostare i totali,
      di solito allo stesso modo per tutte le offerte. <Link to="/come-funziono#stima">Perché</Link>
    </p>
  );
}

/** "3º trimestre 2026" from "2026-Q3", as the assumptions write it. */
function toQuarter(quarter: string | null): string {
  return quarter?.replace(/(.*)-Q(.)/, "$2º trimestre $1") ?? "trimestre scorso";
}

/** The day of the energy offers and their source; the licence is quoted in the footer. */
export function DataDay({ catalogue }: { catalogue: CatalogueState }) {
  if (catalogue.updatedAt === null) return null;
  return (
    <p className="data-day">
      Aggiornato: {formatDate(catalogue.updatedAt)}
      {!catalogue.demonstration && (
        <>
          . Fonte: <a href="#fonte-dati">Open Data del Portale Offerte</a>
        </>
      )}
    </p>
  );
}

/**
 * The parameters of the address that could not be used, with how to write them. The notice takes
 * the focus when the document is loaded, unless a wrong field in sight above it does; a phone with
 * closed filters has none in sight.
 */
export function IgnoredNotice({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null;
  const isTyped = ignored.some(({ key }) => key !== "pagina");
  return (
    // biome-ignore lint/a11y/noAutofocus: a person who sent a form must learn what it refused.
    <div className="v-notice v-notice-attention" tabIndex={-1} autoFocus={isTyped}>
      <p>
        <strong>Non ho potuto usare tutto quello che hai indicato.</strong>
        {isTyped && " Se è un filtro l’ho lasciato fuori, se no ho messo il valore di riferimento."}
      </p>
      <ul>
        {ignored.map(({ key, message }) => (
          <li key={key}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** The assumptions behind the figures of a list or a sheet. */
export function AssumptionsBox({
  assumptions,
  children,
}: {
  assumptions: readonly string[];
  /** Shown above the assumptions. */
  children?: ReactNode;
}) {
  if (assumptions.length === 0 && !children) return null;
  return (
    <StaticHtml as="details" className="assumptions" of={assumptions} keepsData>
      {() => (
        <>
          <summary>Come calcolo</summary>
          {children}
          <ul>
            {assumptions.map((assumption) => (
              <li key={assumption}>{assumption}</li>
            ))}
          </ul>
          <p>
            <Link to="/come-funziono">Come calcolo</Link>
          </p>
        </>
      )}
    </StaticHtml>
  );
}
