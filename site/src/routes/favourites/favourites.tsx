import type { FavouriteChange } from "@volpe/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useClient } from "../../use-client.tsx";
import type { FavouriteNews } from "./favourite-notice.tsx";
import { FavouriteNoticeContext } from "./favourite-notice-context.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import "./favourites.css";

/**
 * Brings the visitor's lists into a page that is the same for everybody, and says what became of a
 * favourite until the next page.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const { lists } = useClient();
  const { key } = useLocation();
  const [notice, setNotice] = useState<{ page: string; words: ReactNode } | null>(null);
  useOtherTabs();
  const say = useCallback(
    (news: FavouriteNews) => {
      import("./favourite-notice.tsx").then(
        (loaded) =>
          loaded &&
          setNotice({
            page: key,
            words: <loaded.FavouriteNotice news={news} onClose={() => setNotice(null)} />,
          }),
        // The heart shows it too.
        () => undefined,
      );
    },
    [key],
  );
  useEffect(() => {
    lists.watchRefusals((errors) => say({ change: null, refusal: errors[0]?.message ?? "" }));
  }, [lists, say]);
  const tell = useCallback(
    (change: FavouriteChange, label: string) => say({ change, label }),
    [say],
  );
  return (
    <FavouriteNoticeContext value={tell}>
      {children}
      <div className="favourite-notice" role="status">
        {notice?.page === key && notice.words}
      </div>
    </FavouriteNoticeContext>
  );
}
