import type { ReactNode } from "react";
import { CookiePrompt } from "../cookie-choice/cookie-prompt.tsx";
import { Favourites } from "../favourites/favourites.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { BusyBar } from "./busy-bar.tsx";
import { SiteAssistant } from "./site-assistant.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
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
