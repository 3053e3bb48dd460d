import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { followOtherTabs } from "../browser/follow-other-tabs.ts";
import { orReload } from "../page/or-reload.ts";
import { useClient } from "../page/use-client.tsx";
import { usePageHandle } from "../page/use-page-handle.ts";
import { HeartsContext } from "./heart.tsx";
import { createHearts, type FavouriteNews } from "./hearts.ts";
import "./favourites.css";

/**
 * Keeps the visitor's lists up to date on a page, and shows a notice about each changed favourite
 * until the next page.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const client = useClient();
  const { key } = useLocation();
  const [notice, setNotice] = useState<{ page: string; words: ReactNode } | null>(null);
  const hearts = usePageHearts();
  const newest = useRef<FavouriteNews | null>(null);
  const { audience = "everyone" } = usePageHandle();
  const show = useCallback(
    (news: FavouriteNews) => {
      newest.current = news;
      orReload(import("./favourite-notice.tsx")).then(
        (loaded) =>
          // An earlier import may end later, because the first one also waits for a style sheet.
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
  useEffect(() => hearts?.watch(show), [hearts, show]);
  const shown = useRef(audience);
  useEffect(() => {
    shown.current = audience;
  }, [audience]);
  useEffect(() => followOtherTabs({ client, readAudience: () => shown.current }), [client]);
  return (
    <HeartsContext value={hearts}>
      {children}
      <div className="favourite-notice" role="status">
        {notice?.page === key && notice.words}
      </div>
    </HeartsContext>
  );
}

/** The hearts that were drawn on the server's page, or else new ones. */
function usePageHearts() {
  const client = useClient();
  const drawn = useContext(HeartsContext);
  const [hearts] = useState(() =>
    drawn !== null || typeof document === "undefined"
      ? drawn
      : createHearts({ lists: client.lists }),
  );
  return hearts;
}
