import { Fox, Icon } from "@volpe/ui";
import type { MouseEvent, ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { useAssistantClick } from "./assistant-opening.tsx";
import { CALCULATOR, HOUSE, LIST } from "./outlines.ts";

/** The phone's navigation, within the thumb's reach; its fox is the assistant's launcher there. */
export function BottomBar() {
  const handleAssistantClick = useAssistantClick();
  return (
    <nav className="bottom-bar" aria-label="Rapida">
      <ul>
        <BarLink to="/" label="Inizio" end icon={<Icon outline={HOUSE} size={24} />} />
        <BarLink to="/offerte" label="Offerte" icon={<Icon outline={LIST} size={24} />} />
        <BarLink
          to="/calcola-preventivo"
          label="Volpe"
          icon={<Fox mood="idle" size={26} />}
          onClick={handleAssistantClick}
        />
        <BarLink
          to="/come-funziono"
          label="Metodo"
          icon={<Icon outline={CALCULATOR} size={24} />}
        />
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
