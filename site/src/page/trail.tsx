import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type TrailProps = {
  /** The pages above this one, the highest first. */
  above: readonly { to: string; text: string }[];
  /** The name of this page; absent if its heading follows at once. */
  here?: ReactNode;
};

/** The breadcrumb from the pages above to this page. */
export function Trail({ above, here }: TrailProps) {
  return (
    <nav aria-label="Percorso">
      <ol className="v-trail">
        {above.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
