import type { FavouriteChange } from "@volpe/core";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useClient } from "../page/use-client.tsx";
import { usePageHandle } from "../page/use-page-handle.ts";
import type { FavouriteNews } from "./favourite-notice.tsx";
import { FavouriteNoticeContext } from "./heart.tsx";
import "./favourites.css";

/**
 * Keeps the visitor's lists up to date on a page, and shows a notice about each changed favourite
 * until the next page.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const { lists } = useClient();
  const { key } = useLocation();
  const [notice, setNotice] = useState<{ page: string; words: ReactNode } | null>(null);
  useOtherTabs();
  const newest = useRef<FavouriteNews | null>(null);
  const show = useCallback(
    (news: FavouriteNews) => {
      newest.current = news;
      import("./favourite-notice.tsx").then(
        (loaded) =>
          loaded &&
          // The first of two imports may end last, because it also waits for its style sheet.
          newest.current === news &&
          setNotice({
            page: key,
            words: <loaded.FavouriteNotice news={news} onClose={() => setNotice(null)} />,
          }),
        // Without the notice the heart still shows the change.
        () => undefined,
      );
    },
    [key],
  );
  useEffect(() => {
    lists.watchRefusals((errors) => show({ change: null, refusal: errors[0]?.message ?? "" }));
  }, [lists, show]);
  const showNotice = useCallback(
    (change: FavouriteChange, label: string) => show({ change, label }),
    [show],
  );
  return (
    <FavouriteNoticeContext value={showNotice}>
      {children}
      <div className="favourite-notice" role="status">
        {notice?.page === key && notice.words}
      </div>
    </FavouriteNoticeContext>
  );
}

/** The account's lists are fetched again if the page was left for this long. */
const AWAY_MS = 60_000;

/**
 * Follows changes of the login and the lists in other tabs and on other devices. Reloads an owner's
 * page after a logout elsewhere, so that none of their data stays on the screen.
 */
function useOtherTabs(): void {
  const { lists, session, now } = useClient();
  const { audience } = usePageHandle();
  const restore = useEffectEvent(() => {
    const person = session.state.session?.user.id;
    lists.restore();
    session.restore();
    if (audience === "owner" && person && person !== session.state.session?.user.id) {
      location.reload();
    }
  });
  useEffect(() => {
    let syncedAt = Number.NEGATIVE_INFINITY;
    const refresh = () => {
      restore();
      if (!document.hidden && now() - syncedAt >= AWAY_MS) {
        syncedAt = now();
        void lists.sync();
      }
    };
    refresh();
    document.addEventListener("visibilitychange", refresh);
    // A window beside another one stays visible, so only its focus changes.
    window.addEventListener("focus", refresh);
    // Some browsers report at once what another tab wrote.
    const { cookieStore } = window as { cookieStore?: EventTarget };
    // A reload would cancel the navigation of a logout by this page, whose answer removes the
    // cookie.
    const handleChange = () => setTimeout(restore, 1000);
    cookieStore?.addEventListener("change", handleChange);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
      cookieStore?.removeEventListener("change", handleChange);
    };
  }, [lists, now]);
}
