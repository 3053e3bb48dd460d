import type { Client } from "@volpe/core";
import type { Audience } from "../page-route.ts";

/** The account's lists are fetched again if the page was left for this long. */
const AWAY_MS = 60_000;
/** A form whose next page takes longer than this has failed. */
const SENDING_MS = 30_000;
/** When a form of this document was last sent; 0 = never. */
let sentAt = 0;
/** When the account's lists were last fetched for this document; 0 = never. */
let syncedAt = 0;

type Options = {
  client: Pick<Client, "lists" | "session" | "now">;
  /** Returns the audience of the page that is shown. */
  readAudience: () => Audience;
};

/**
 * Follows changes of the login and the lists in other tabs and on other devices. Reloads an owner's
 * page after a logout elsewhere, so that none of their data stays on the screen. Returns a function
 * that stops it.
 */
export function followOtherTabs({
  client: { lists, session, now },
  readAudience,
}: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    const person = session.state.session?.user.id;
    lists.restore();
    session.restore();
    if (person && person !== session.state.session?.user.id) reload();
  };
  const reload = () => {
    // A reload would cancel the navigation of a logout by this page, whose answer removes the cookie.
    if (now() - sentAt < SENDING_MS) timer = setTimeout(reload, SENDING_MS);
    else if (readAudience() === "owner") location.reload();
  };
  const noteSubmit = () => {
    sentAt = now();
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
  window.addEventListener("submit", noteSubmit);
  return () => {
    document.removeEventListener("visibilitychange", refresh);
    window.removeEventListener("focus", refresh);
    cookieStore?.removeEventListener("change", restore);
    window.removeEventListener("submit", noteSubmit);
    clearTimeout(timer);
  };
}
