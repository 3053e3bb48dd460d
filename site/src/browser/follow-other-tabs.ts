import type { Client } from "@volpe/core";
import type { Audience } from "../page-route.ts";

/** The account's lists are fetched again if the page was left for this long. */
const AWAY_MS = 60_000;
/** A navigation that lasts longer has failed, or was a download. */
const LEAVING_MS = 30_000;

type Options = {
  client: Pick<Client, "lists" | "session" | "now">;
  /** Returns the audience of the page that is shown. */
  readAudience: () => Audience;
  /** The account's lists were fetched for this document already. */
  isSynced?: boolean;
};

/**
 * Follows changes of the login and the lists in other tabs and on other devices. Reloads an owner's
 * page after a logout elsewhere, so that none of their data stays on the screen. Returns a function
 * that stops it.
 */
export function followOtherTabs({
  client: { lists, session, now },
  readAudience,
  isSynced = false,
}: Options): () => void {
  let syncedAt = isSynced ? now() : 0;
  /** When this page last began to open another one; 0 = never. */
  let leftAt = 0;
  const restore = () => {
    const person = session.state.session?.user.id;
    lists.restore();
    session.restore();
    if (readAudience() === "owner" && person && person !== session.state.session?.user.id) {
      // A reload would cancel the navigation of a logout by this page, whose answer removes the cookie.
      setTimeout(() => location.reload(), Math.max(leftAt + LEAVING_MS - now(), 0));
    }
  };
  const refresh = () => {
    restore();
    if (!document.hidden && now() - syncedAt >= AWAY_MS) {
      syncedAt = now();
      void lists.sync();
    }
  };
  refresh();
  document.addEventListener("visibilitychange", refresh);
  // A window next to another window stays visible, so only its focus changes.
  window.addEventListener("focus", refresh);
  // Some browsers report at once what another tab wrote.
  const { cookieStore } = window as { cookieStore?: EventTarget };
  cookieStore?.addEventListener("change", restore);
  window.onbeforeunload = () => {
    leftAt = now();
  };
  return () => {
    document.removeEventListener("visibilitychange", refresh);
    window.removeEventListener("focus", refresh);
    cookieStore?.removeEventListener("change", restore);
    window.onbeforeunload = null;
  };
}
