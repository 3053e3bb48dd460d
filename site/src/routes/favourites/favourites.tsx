import { FAVOURITES_MAX } from "@volpe/contract";
import type { FavouriteChange } from "@volpe/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useClient } from "../../use-client.tsx";
import { FavouriteNoticeContext } from "./favourite-notice-context.ts";
import "./favourites.css";

type Notice = { page: string } & (
  | { change: FavouriteChange; label: string }
  | { change: null; refusal: string }
);

/** Coming back to a page after this long, the account's lists are asked for again. */
const AWAY_MS = 60_000;

/**
 * Brings the visitor's lists into a page that is the same for everybody, keeps them true while
 * other tabs and other devices write them, and says what became of a favourite until the next page.
 */
export function Favourites({ children }: { children: ReactNode }) {
  const { lists, now } = useClient();
  const { key } = useLocation();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    const { restore } = lists;
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
    // Windows side by side are all in view.
    window.addEventListener("focus", refresh);
    // Told at once of what another tab wrote, where the browser can.
    const { cookieStore } = window as { cookieStore?: EventTarget };
    cookieStore?.addEventListener("change", restore);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
      cookieStore?.removeEventListener("change", restore);
    };
  }, [lists, now]);
  useEffect(() => {
    lists.watchRefusals((errors) =>
      setNotice({ change: null, refusal: errors[0]?.message ?? "", page: key }),
    );
  }, [lists, key]);
  const tell = useCallback(
    (change: FavouriteChange, label: string) => setNotice({ change, label, page: key }),
    [key],
  );
  const close = () => setNotice(null);
  return (
    <FavouriteNoticeContext value={tell}>
      {children}
      <div className="favourite-notice" role="status">
        {notice?.page === key && (
          <p>
            <span>{toWords(notice, lists.state.preferiti.length)}</span>
            {notice.change !== null && (
              <button
                type="button"
                onClick={() => {
                  notice.change.undo();
                  close();
                }}
              >
                Annulla
              </button>
            )}
            {notice.change?.status === "added" && <Link to="/preferiti">Vedi tutti</Link>}
            <button type="button" onClick={close}>
              Chiudi
            </button>
          </p>
        )}
      </div>
    </FavouriteNoticeContext>
  );
}

function toWords(notice: Notice, count: number): string {
  if (notice.change === null) {
    return `Non è andata: i preferiti sono come prima. ${notice.refusal}`;
  }
  const { change, label } = notice;
  if (change.status === "removed") {
    return `Fuori dai preferiti: «${label}».`;
  }
  return change.dropped.length > 0
    ? `I preferiti sono al massimo ${FAVOURITES_MAX}: per «${label}» ho tolto il più vecchio.`
    : `Nei preferiti: «${label}». Sono ${count} su ${FAVOURITES_MAX}.`;
}
