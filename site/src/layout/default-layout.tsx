import { BLOG_LINK, BRAND, HEADER_MENU, METHOD_LINK, QUICK_MENU } from "@volpe/contract";
import { HEART, Icon } from "@volpe/ui";
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { CookiePrompt } from "../cookie-choice/cookie-prompt.tsx";
import { Favourites } from "../favourites/favourites.tsx";
import { FoxPicture } from "../page/fox-picture.tsx";
import { useSiteFacts } from "../page/site-facts.ts";
import { StaticHtml } from "../page/static-html.tsx";
import { SEARCH, SearchField } from "../search/search-field.tsx";
import { useAssistantClick, useAssistantHref } from "./assistant-opening.tsx";
import { AuthLink } from "./auth-link.tsx";
import { BusyBar } from "./busy-bar.tsx";
import type { FooterContent } from "./footer-content.tsx";
import { LIST, PERSON } from "./outlines.ts";
import { SiteAssistant } from "./site-assistant.tsx";
import "./layout.css";
import "./layout-print.css";

/** Header, page, footer, bottom bar and the assistant's launcher. */
export function DefaultLayout({ children, banner }: { children: ReactNode; banner?: ReactNode }) {
  return (
    <div className="layout">
      <a className="v-skip" href="#contenuto">
        Vai al contenuto
      </a>
      <BusyBar />
      <CookiePrompt />
      {banner}
      <SiteHeader />
      <SiteAssistant>
        <Favourites>
          <main id="contenuto" className="layout__main" tabIndex={-1}>
            {children}
          </main>
        </Favourites>
        <SiteFooter />
        <BottomBar />
      </SiteAssistant>
    </div>
  );
}

/** Logo and main navigation. On a phone the bottom bar has the links. */
function SiteHeader() {
  const { pathname } = useLocation();
  // An offer's own address starts with its destination: "/privati/luce/…".
  const [, , tipology] = /^\/(privati|aziende)\/(\w+)\//.exec(pathname) ?? [];
  const itemList = HEADER_MENU.items.find(({ path }) => path.endsWith(`/${tipology}`))?.path;
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
            {HEADER_MENU.items.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} className={path === itemList ? "site-header__within" : ""}>
                  {label}
                </NavLink>
              </li>
            ))}
            {[METHOD_LINK, BLOG_LINK].map(({ path, label }) => (
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

const load = async () => (await import("./footer-content.tsx")).FooterContent;

/**
 * The server draws the footer. A browser draws it only after an error of the whole layout, so it
 * loads the content only then. A static import would put the content into every page's script.
 */
const Content: ComponentType<ComponentProps<typeof FooterContent>> = import.meta.env.SSR
  ? await load()
  : // Without its script the footer is empty, because an error would hide the page's own error.
    lazy(async () => ({ default: await load().catch(() => () => null) }));

/** Links to every page, the company's data, and the source of the offers. */
function SiteFooter() {
  const isInvented = useSiteFacts().demonstration.includes("luce");
  return (
    <StaticHtml as="footer" className="site-footer" of={isInvented} keepsData>
      {(_, { isStatic }) =>
        isStatic ? (
          <Content isInvented={isInvented} />
        ) : (
          <Suspense>
            <Content isInvented={isInvented} />
          </Suspense>
        )
      }
    </StaticHtml>
  );
}

const ICONS: Record<(typeof QUICK_MENU.items)[number]["path"], ReactNode> = {
  "/offerte": <Icon outline={LIST} size={24} />,
  "/search": <Icon outline={SEARCH} size={24} />,
  "/calcola-preventivo": <FoxPicture pose="side" size={26} />,
  "/preferiti": <Icon outline={HEART} size={24} />,
  "/auth/login": <Icon outline={PERSON} size={24} />,
};

/** The phone's navigation. Its fox is the assistant's launcher. */
function BottomBar() {
  const opensAssistant = useAssistantClick();
  const assistantHref = useAssistantHref();
  return (
    <nav className="bottom-bar" aria-label="Rapida">
      <ul>
        {QUICK_MENU.items.map(({ path, label }) => (
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
