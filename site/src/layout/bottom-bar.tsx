import { Fox } from "@volpe/ui";
import { Calculator, House, List } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { useAssistantClick } from "./assistant-opening.tsx";

/** The phone's navigation, within the thumb's reach; its fox is the assistant's launcher there. */
export function BottomBar() {
  const handleAssistantClick = useAssistantClick();
  return (
    <nav className="bottom-bar" aria-label="Rapida">
      <ul>
        <BarLink to="/" label="Inizio" end icon={<House aria-hidden="true" />} />
        <BarLink to="/offerte" label="Offerte" icon={<List aria-hidden="true" />} />
        <BarLink
          to="/calcola-preventivo"
          label="Volpe"
          icon={<Fox mood="idle" size={26} />}
          onClick={handleAssistantClick}
        />
        <BarLink to="/come-funziono" label="Metodo" icon={<Calculator aria-hidden="true" />} />
      </ul>
    </nav>
  );
}

type BarLinkProps = {
  to: string;
  label: string;
  icon: ReactNode;
  end?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function BarLink({ to, label, icon, end = false, onClick }: BarLinkProps) {
  return (
    <li>
      <NavLink to={to} end={end} {...(onClick && { onClick })}>
        {icon}
        <span>{label}</span>
      </NavLink>
    </li>
  );
}
