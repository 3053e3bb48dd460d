import { formatDate, type OfferSheet } from "@volpe/contract";
import { Term } from "../../../page/term.tsx";

/** The offer's code and validity and the supplier's contacts, from the open data. */
export function ItemSupplier({ sheet }: { sheet: OfferSheet }) {
  const { supplier, code, validFrom, validTo, offerUrl } = sheet;
  return (
    <section className="item__contacts" aria-labelledby="fornitore">
      <h2 id="fornitore">Offerta e fornitore</h2>
      <dl>
        <Term name="Codice offerta">
          <code>{code}</code>
        </Term>
        <Term name="Si può sottoscrivere">
          dal {formatDate(validFrom)} al {formatDate(validTo)}
        </Term>
        <Term name="Fornitore">{supplier.name}</Term>
        <Term name="Partita IVA">{supplier.vatNumber}</Term>
        {supplier.phone && (
          <Term name="Telefono">
            <a href={`tel:${supplier.phone.replace(/[^+\d]/g, "")}`}>{supplier.phone}</a>
          </Term>
        )}
        {supplier.website && (
          <Term name="Sito">
            <a href={supplier.website} rel="noopener nofollow external">
              {toHost(supplier.website)}
            </a>
          </Term>
        )}
        {offerUrl && (
          <Term name="Pagina dell’offerta">
            <a href={offerUrl} rel="noopener nofollow external">
              sul sito del fornitore
            </a>
          </Term>
        )}
      </dl>
    </section>
  );
}

function toHost(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
}
