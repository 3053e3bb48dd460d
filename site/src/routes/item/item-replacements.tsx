import type { OfferResult } from "@volpe/contract";
import { formatEur } from "@volpe/ui";
import { Link } from "react-router-dom";

const SHOWN = 3;

/** What can be chosen today instead of an offer that ended, for the same supply. */
export function ItemReplacements({ offers }: { offers: readonly OfferResult[] }) {
  if (offers.length === 0) return null;
  return (
    <>
      <p>Oggi, per la stessa fornitura, ci sono queste:</p>
      <ul>
        {offers.slice(0, SHOWN).map(({ slug, path, name, supplier, spend, estimate }) => (
          <li key={slug}>
            <Link to={path}>
              {name} di {supplier.name}
            </Link>
            , {formatEur(spend.total)} l’anno{estimate.length > 0 && " (stima)"}
          </li>
        ))}
      </ul>
    </>
  );
}
