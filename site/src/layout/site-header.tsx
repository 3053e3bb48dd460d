import { BRAND } from "@volpe/contract";
import { Mark } from "@volpe/ui";
import { Link, NavLink } from "react-router-dom";
import { MAIN_LINKS, READING_LINKS } from "./navigation.ts";

/** Mark and main navigation; on a phone the bottom bar takes the links over. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="site-header__inner v-container">
        <Link className="site-header__mark" to="/" aria-label={`${BRAND.name}, pagina iniziale`}>
          <Mark />
        </Link>
        <nav className="site-header__nav" aria-label="Principale">
          <ul>
            {[...MAIN_LINKS, ...READING_LINKS].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
