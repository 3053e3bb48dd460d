import type { ExcludedGroup } from "@volpe/contract";
import { Link } from "react-router-dom";

export type ExcludedGroupsProps = {
  /** How many offers are not ranked. */
  total: number;
  groups: readonly ExcludedGroup[];
  /** The page that lists all excluded offers; null on that page. */
  allHref: string | null;
};

/** The offers that are not ranked, by reason: the first names of each reason, or all names. */
export function ExcludedGroups({ total, groups, allHref }: ExcludedGroupsProps) {
  return (
    <>
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
      {total > countListed(groups) && allHref !== null && (
        <p>
          Qui vedi solo le prime di ogni motivo. <Link to={allHref}>Guarda tutte le escluse</Link>
        </p>
      )}
    </>
  );
}

const countListed = (groups: readonly ExcludedGroup[]) =>
  groups.reduce((sum, { offers }) => sum + offers.length, 0);
