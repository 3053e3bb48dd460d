import { SITE_MENU } from "@volpe/contract";
import { HEART, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { useAssistantClick } from "./assistant-opening.tsx";
import { AuthLink } from "./auth-link.tsx";
import { FoxPicture } from "./fox-picture.tsx";
import { LIST, PERSON, SEARCH } from "./outlines.ts";

const ICONS: Record<(typeof SITE_MENU.rapida.items)[number]["path"], ReactNode> = {
  "/offerte": <Icon outline={LIST} size={24} />,
  "/search": <Icon outline={SEARCH} size={24} />,
  "/calcola-preventivo": <FoxPicture pose="side" size={26} />,
  "/preferiti": <Icon outline={HEART} size={24} />,
  "/auth/login": <Icon outline={PERSON} size={24} />,
};

/** The phone's navigation, within the thumb's reach; its fox is the assistant's launcher there. */
export function BottomBar() {
  const handleAssistantClick = useAssistantClick();
  return (
    <nav className="bottom-bar" aria-label="Rapida">
      <ul>
        {SITE_MENU.rapida.items.map(({ path, label }) => (
          <li key={path}>
            {path === "/auth/login" ? (
              <AuthLink>{ICONS[path]}</AuthLink>
            ) : (
              <NavLink
                to={path}
                {...(path === "/calcola-preventivo" && { onClick: handleAssistantClick })}
              >
                {ICONS[path]}
                <span>{label}</span>
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
