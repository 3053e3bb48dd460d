import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Chip = { to: string; text: ReactNode; current?: boolean };
type ChipsProps = { chips: readonly Chip[]; className?: string; label?: string };

/** A list of links that look like chips; the current page's is marked. */
export function Chips({ chips, className = "v-cluster", label }: ChipsProps) {
  return (
    <ul className={className} aria-label={label}>
      {chips.map(({ to, text, current }) => (
        <li key={to}>
          <Link className="v-chip" to={to} aria-current={current ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
