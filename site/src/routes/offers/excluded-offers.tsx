import type { ExcludedOffer } from "@volpe/contract";

export type ExcludedGroup = { reason: string; offers: { name: string; supplier: string }[] };

/** One group for each reason, the most frequent first. */
export function toExcludedGroups(excluded: readonly ExcludedOffer[]): ExcludedGroup[] {
  const byReason = Map.groupBy(excluded, ({ reason }) => reason);
  return [...byReason]
    .map(([reason, offers]) => ({
      reason,
      offers: offers.map(({ name, supplier }) => ({ name, supplier })),
    }))
    .sort((a, b) => b.offers.length - a.offers.length);
}

/** Every offer that is not ranked, by name, under its reason. */
export function ExcludedOffers({ groups }: { groups: readonly ExcludedGroup[] }) {
  const total = groups.reduce((sum, group) => sum + group.offers.length, 0);
  if (total === 0) return null;
  return (
    <details className="v-details excluded">
      <summary>
        {total === 1
          ? "Un’offerta è rimasta fuori dalla classifica: ecco perché"
          : `${total} offerte sono rimaste fuori dalla classifica: ecco perché`}
      </summary>
      {groups.map(({ reason, offers }) => (
        <section key={reason}>
          <h3>
            {reason} <span>({offers.length})</span>
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
    </details>
  );
}
