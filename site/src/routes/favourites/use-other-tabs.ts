import { useEffect, useEffectEvent } from "react";
import { useClient } from "../../use-client.tsx";
import { usePageHandle } from "../../use-page-handle.ts";

/** Coming back to a page after this long, the account's lists are asked for again. */
const AWAY_MS = 60_000;

/**
 * Keeps login and lists true while other tabs and other devices write them. A page of somebody who
 * has logged out elsewhere is loaded anew: nothing of theirs stays on it, and it leads to the login.
 */
export function useOtherTabs(): void {
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
    // Windows side by side are all in view.
    window.addEventListener("focus", refresh);
    // Told at once of what another tab wrote, where the browser can.
    const { cookieStore } = window as { cookieStore?: EventTarget };
    const handleChange = () => restore();
    cookieStore?.addEventListener("change", handleChange);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
      cookieStore?.removeEventListener("change", handleChange);
    };
  }, [lists, now]);
}
