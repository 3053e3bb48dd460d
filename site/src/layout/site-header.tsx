import { BRAND, SITE_MENU } from "@volpe/contract";
import { HEART, Icon } from "@volpe/ui";
import { Link, NavLink, useLocation } from "react-router-dom";
import { FoxPicture } from "../page/fox-picture.tsx";
import { SEARCH, SearchField } from "../search/search-field.tsx";
import { AuthLink } from "./auth-link.tsx";

const [BLOG, , METHOD] = SITE_MENU.lettura.items;

/** Logo and main navigation. On a phone the bottom bar has the links. */
export function SiteHeader() {
  const { pathname } = useLocation();
  // An offer's own address starts with its destination: "/privati/luce/…".
  const [, , tipology] = /^\/(privati|aziende)\/(\w+)\//.exec(pathname) ?? [];
  const itemList = SITE_MENU.principale.items.find(({ path }) =>
    path.endsWith(`/${tipology}`),
  )?.path;
  return (
    <header className="site-header">
      <div className="site-header__inner v-container">
        <Link className="site-header__mark" to="/" aria-label={`${BRAND.name}, pagina iniziale`}>
          <span className="v-mark">
            <FoxPicture pose="front" size={32} />
            <span className="v-mark-word">{BRAND.name}</span>
          </span>
        </Link>
        <nav className="site-header__nav" aria-label="Principale">
          <ul>
            {SITE_MENU.principale.items.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} className={path === itemList ? "site-header__within" : ""}>
                  {label}
                </NavLink>
              </li>
            ))}
            {[METHOD, BLOG].map(({ path, label }) => (
              <li key={path} className="site-header__wide">
                <NavLink to={path}>{label}</NavLink>
              </li>
            ))}
            <li className="site-header__search-link">
              <NavLink to="/search" className="site-header__icon">
                <Icon outline={SEARCH} size={22} />
                <span className="v-hidden">Cerca</span>
              </NavLink>
            </li>
            <li>
              <NavLink to="/preferiti" className="site-header__icon">
                <Icon outline={HEART} size={22} />
                <span className="v-hidden">Preferiti</span>
              </NavLink>
            </li>
            <li>
              <AuthLink className="site-header__auth" />
            </li>
          </ul>
        </nav>
        <SearchField label="Cerca nel sito" className="site-header__search" />
      </div>
    </header>
  );
}
