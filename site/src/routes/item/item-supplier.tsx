import type { OfferSheet } from "@volpe/contract";
import { formatDate } from "@volpe/ui";

/** Code, validity and the supplier's own contacts, as the open data give them. */
export function ItemSupplier({ sheet }: { sheet: OfferSheet }) {
  const { supplier, code, validFrom, validTo, offerUrl } = sheet;
  return (
    <section className="item__contacts" aria-labelledby="fornitore">
      <h2 id="fornitore">Offerta e fornitore</h2>
      <dl>
        <div>
          <dt>Codice offerta</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
        <div>
          <dt>Si può sottoscrivere</dt>
          <dd>
            dal {formatDate(validFrom)} al {formatDate(validTo)}
          </dd>
        </div>
        <div>
          <dt>Fornitore</dt>
          <dd>{supplier.name}</dd>
        </div>
        <div>
          <dt>Partita IVA</dt>
          <dd>{supplier.vatNumber}</dd>
        </div>
        {supplier.phone && (
          <div>
            <dt>Telefono</dt>
            <dd>
              <a href={`tel:${supplier.phone.replace(/[^+\d]/g, "")}`}>{supplier.phone}</a>
            </dd>
          </div>
        )}
        {supplier.website && (
          <div>
            <dt>Sito</dt>
            <dd>
              <a href={supplier.website} rel="noopener nofollow external">
                {toHost(supplier.website)}
              </a>
            </dd>
          </div>
        )}
        {offerUrl && (
          <div>
            <dt>Pagina dell’offerta</dt>
            <dd>
              <a href={offerUrl} rel="noopener nofollow external">
                sul sito del fornitore
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function toHost(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
}
