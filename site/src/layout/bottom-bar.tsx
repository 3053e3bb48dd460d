import { Fox } from "@volpe/ui";
import { Calculator, House, List } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

/** The phone's navigation, within the thumb's reach. */
export function BottomBar() {
  return (
    <nav className="bottom-bar" aria-label="Rapida">
      <ul>
        <BarLink to="/" label="Inizio" end icon={<House aria-hidden="true" />} />
        <BarLink to="/offerte" label="Offerte" icon={<List aria-hidden="true" />} />
        <BarLink to="/calcola-preventivo" label="Volpe" icon={<Fox mood="idle" size={26} />} />
        <BarLink to="/come-funziono" label="Metodo" icon={<Calculator aria-hidden="true" />} />
      </ul>
    </nav>
  );
}

type BarLinkProps = { to: string; label: string; icon: ReactNode; end?: boolean };

function BarLink({ to, label, icon, end = false }: BarLinkProps) {
  return (
    <li>
      <NavLink to={to} end={end}>
        {icon}
        <span>{label}</span>
      </NavLink>
    </li>
  );
}
