import {
  type AffiliateBalance,
  type AffiliateEntry,
  type AffiliateLedger,
  formatCents,
  formatDate,
  TIPOLOGY_LISTS,
  withDay,
} from "@volpe/contract";
import { ScrolledTable } from "../../page/scrolled-table.tsx";
import { toGroupLabel } from "./group-label.ts";

/** Shows the newest entries that moved one of the three sums, and links the file of all entries. */
export function LedgerSection({ ledger }: { ledger: AffiliateLedger }) {
  const { entries, count, total } = ledger;
  return (
    <section className="panel-ledger" aria-labelledby="movimenti">
      <h2 id="movimenti">I movimenti</h2>
      {count === 0 ? (
        <p>Ancora nessuno: il primo nasce con un contratto concluso.</p>
      ) : (
        <>
          <ScrolledTable label="I movimenti delle commissioni">
            <caption>
              {entries.length < count
                ? `Gli ultimi ${entries.length} di ${count}, dal più nuovo; il totale è di tutti`
                : "Tutti, dal più nuovo"}
            </caption>
            <thead>
              <tr>
                <th scope="col">Che cosa</th>
                {["In attesa", "Da pagare", "Pagati"].map((column) => (
                  <th key={column} scope="col" className="v-number">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.number}>
                  <th scope="row">
                    <span className="panel-entry__detail">
                      <time dateTime={entry.day}>{formatDate(entry.day)}</time>
                    </span>
                    <span className="panel-entry__words">{toWords(entry)}</span>
                    <span className="panel-entry__detail">{toSource(entry)}</span>
                  </th>
                  <Sums sums={entry.change} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Totale</th>
                <Sums sums={total} isTotal />
              </tr>
            </tfoot>
          </ScrolledTable>
          <p>
            <a className="v-button v-button-secondary" href="/affiliate/movimenti.csv" download>
              Scarica tutti i movimenti (CSV)
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** The three sums of an entry. Those that it does not move stay empty. */
function Sums({ sums, isTotal = false }: { sums: AffiliateBalance; isTotal?: boolean }) {
  return (["pendingCents", "approvedCents", "paidCents"] as const).map((name) => (
    <td key={name} className="v-number">
      {(isTotal || sums[name] !== 0) && formatCents(sums[name])}
    </td>
  ));
}

function toWords({ kind, commission, dueDay }: AffiliateEntry): string {
  switch (kind) {
    case "earn":
      return `Commissione ${commission} maturata: si approva ${withDay("dal", formatDate(dueDay ?? ""))}`;
    case "approve":
      return `Commissione ${commission} approvata`;
    case "cancel":
      return `Commissione ${commission} annullata, per recesso o rifiuto`;
    case "pay":
      return "Bonifico a te";
  }
}

/**
 * The typology of the contract and where it came from, in the words of the figures; "" for a
 * payment.
 */
function toSource({ kind, tipology, sub, page, widget }: AffiliateEntry): string {
  const parts = [
    tipology === null ? "" : TIPOLOGY_LISTS[tipology].label,
    toGroupLabel("widget", widget),
    toGroupLabel("pagina", page),
    sub === "" ? "" : `sotto-codice ${toGroupLabel("sub", sub)}`,
  ];
  return kind === "pay" ? "" : parts.filter((part) => part !== "").join(" · ");
}
