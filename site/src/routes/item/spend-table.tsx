import type { SpendParts } from "@volpe/contract";
import { formatEurCents } from "@volpe/ui";

const ROWS = [
  { key: "sale", name: "Vendita", note: "decisa dal fornitore" },
  { key: "discounts", name: "Sconti", note: "sicuri, del primo anno" },
  { key: "network", name: "Rete", note: "uguale per tutti" },
  { key: "charges", name: "Oneri di sistema", note: "uguali per tutti" },
  { key: "taxes", name: "Accise e addizionali", note: null },
  { key: "vat", name: "IVA", note: null },
] as const satisfies { key: keyof SpendParts; name: string; note: string | null }[];

/** The annual spend, line by line, in euro to the cent. */
export function SpendTable({ spend }: { spend: SpendParts }) {
  return (
    <table className="v-table spend-table">
      <caption>La spesa voce per voce, in un anno</caption>
      <tbody>
        {ROWS.filter(({ key }) => key !== "discounts" || spend.discounts > 0).map(
          ({ key, name, note }) => (
            <tr key={key}>
              <th scope="row">
                {name} {note && <span>{note}</span>}
              </th>
              <td className="v-number">
                {key === "discounts"
                  ? `−${formatEurCents(spend.discounts)}`
                  : formatEurCents(spend[key])}
              </td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Totale</th>
          <td className="v-number">{formatEurCents(spend.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
