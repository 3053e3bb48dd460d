import {
  formatColumnShare,
  formatEurCents,
  NO_VALUE,
  type SpendParts,
  shareCents,
} from "@volpe/contract";

type SpendTableProps = {
  spend: SpendParts;
  /** Rows that replace the one row of the sale and have the same sum. */
  sale?: readonly { label: string; eur: number }[] | undefined;
  caption: string;
};

/**
 * The composition to the cent, one row for each part that is not zero.
 *
 * @example
 * <SpendTable spend={offer.spend} caption="Composizione della spesa" />
 */
export function SpendTable({ spend, sale, caption }: SpendTableProps) {
  const rows = [
    ...(sale ?? [{ label: "Vendita", eur: spend.sale }]).map((row) => ({ ...row, key: "sale" })),
    { label: "Sconti del primo anno", key: "sale", eur: -spend.discounts },
    { label: "Rete e contatore", key: "network", eur: spend.network },
    { label: "Oneri di sistema", key: "charges", eur: spend.charges },
    { label: "Accise e addizionali", key: "taxes", eur: spend.taxes },
    { label: "IVA", key: "taxes", eur: spend.vat },
  ].filter(({ eur }) => eur !== 0);
  // The shares are rounded together, so that the shown tenths of a percent add up to 100 %.
  const shares = shareCents(
    rows.map(({ eur }) => (10 * eur) / spend.total),
    10,
  );
  return (
    <table className="v-spend-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Euro all’anno</th>
          <th scope="col">Quota</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, key, eur }, index) => (
          <tr key={label}>
            <th scope="row">
              <svg aria-hidden="true" width="10" height="10">
                <rect className={`v-spend-${key}`} width="10" height="10" rx="3" />
              </svg>
              {label}
            </th>
            <td>{formatEurCents(eur)}</td>
            <td>{spend.total === 0 ? NO_VALUE : formatColumnShare((shares[index] ?? 0) / 10)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Totale</th>
          <td>{formatEurCents(spend.total)}</td>
          <td>{formatColumnShare(1)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
