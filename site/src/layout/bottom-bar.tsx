import { SITE_MENU } from "@volpe/contract";
import { HEART, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { FoxPicture } from "../page/fox-picture.tsx";
import { SEARCH } from "../search/search-field.tsx";
import { useAssistantClick, useAssistantHref } from "./assistant-opening.tsx";
import { AuthLink } from "./auth-link.tsx";
import { LIST, PERSON } from "./outlines.ts";

const ICONS: Record<(typeof SITE_MENU.rapida.items)[number]["path"], ReactNode> = {
  "/offerte": <Icon outline={LIST} size={24} />,
  "/search": <Icon outline={SEARCH} size={24} />,
  "/calcola-preventivo": <FoxPicture pose="side" size={26} />,
  "/preferiti": <Icon outline={HEART} size={24} />,
  "/auth/login": <Icon outline={PERSON} size={24} />,
};

/** The phone's navigation. Its fox is the assistant's launcher. */
export function BottomBar() {
  const opensAssistant = useAssistantClick();
  const assistantHref = useAssistantHref();
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
                {...(path === "/calcola-preventivo" && {
                  to: assistantHref,
                  ...opensAssistant,
                })}
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
