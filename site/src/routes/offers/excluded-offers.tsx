import type { ExcludedGroup, ExcludedOffer } from "@volpe/contract";
import { Link } from "react-router-dom";

type ExcludedOffersProps = {
  /** How many offers are not ranked. */
  total: number;
  groups: readonly ExcludedGroup[];
  /** Where all are listed; null where this is the list of all. */
  allHref: string | null;
};

/** Why offers are not ranked: each reason with its count and the first names, or all of them. */
export function ExcludedOffers({ total, groups, allHref }: ExcludedOffersProps) {
  if (total === 0) return null;
  const isCut = groups.reduce((sum, { offers }) => sum + offers.length, 0) < total;
  return (
    <details className="v-details excluded" id="escluse" open={allHref === null}>
      <summary>
        {total === 1
          ? "Un’offerta è rimasta fuori dalla classifica: ecco perché"
          : `${total} offerte sono rimaste fuori dalla classifica: ecco perché`}
      </summary>
      {groups.map(({ reason, count, offers }) => (
        <section key={reason}>
          <h3>
            {reason} <span>({count})</span>
          </h3>
          <ul>
            {offers.map(({ name, supplier }, index) => (
              // A supplier may sell two offers of the same name.
              <li key={index}>
                {name} <span>{supplier}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isCut && allHref !== null && (
        <p>
          Qui vedi solo le prime di ogni motivo. <Link to={allHref}>Guarda tutte le escluse</Link>
        </p>
      )}
    </details>
  );
}

/** All excluded offers under their reason, the most frequent first. */
export function toWholeGroups(excluded: readonly ExcludedOffer[]): ExcludedGroup[] {
  return [...Map.groupBy(excluded, ({ reason }) => reason)]
    .map(([reason, offers]) => ({
      reason,
      count: offers.length,
      offers: offers.map(({ name, supplier }) => ({ name, supplier })),
    }))
    .sort((a, b) => b.count - a.count);
}
