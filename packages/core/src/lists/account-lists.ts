import { COOKIES, type SyncedLists, type SyncRequest, type WireError } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readList, writeList } from "./list-cookies.ts";
import { createListSync } from "./list-sync.ts";
import { rebaseFavourites, rebaseViewed } from "./rebase.ts";
import type { Viewed } from "./viewed.ts";

export type AccountLists = {
  syncViewed(): Promise<void>;
  /** After a change: with the favourites as they were before it. */
  syncFavourites(before?: string[]): Promise<void>;
};

export type AccountListsOptions = {
  cookies: CookieJar;
  isLoggedIn(): boolean;
  /** `POST /auth/syncdata`. */
  send(request: SyncRequest): Promise<SyncedLists>;
  /** The cookies hold other lists than before. */
  onKept(): void;
  /** Favourites were refused, and are as before. */
  onRefused(errors: WireError[]): void;
};

/** What makes the lists follow the account; only who is logged in loads it. */
export function createAccountLists(options: AccountListsOptions): AccountLists {
  const { cookies, isLoggedIn, send, onKept, onRefused } = options;
  const { exclusive } = cookies;
  /** The favourites before what the server has not taken yet; null where it has taken all. */
  let taken: string[] | null = null;

  /** A cookie that says the same already is left alone, so nobody is told of a change. */
  function keep(name: Parameters<typeof writeList>[1], list: string[]) {
    if (JSON.stringify(list) !== JSON.stringify(readList(cookies, name))) {
      writeList(cookies, name, list);
      onKept();
    }
  }

  const sendFavourites = createListSync<string[]>({
    read: () => readList(cookies, COOKIES.favourites),
    keep: (list) => keep(COOKIES.favourites, list),
    rebase: rebaseFavourites,
    send: async (preferiti) => {
      const answer = await send({ preferiti });
      return "preferiti" in answer ? answer.preferiti : preferiti;
    },
    isLoggedIn,
    exclusive,
    onTaken(before) {
      taken = before;
    },
    onRefused(errors) {
      if (taken !== null) {
        keep(COOKIES.favourites, taken);
        taken = null;
        onRefused(errors);
      }
    },
  });

  const syncViewed = createListSync<Viewed>({
    read: () => ({
      items: readList(cookies, COOKIES.items),
      brands: readList(cookies, COOKIES.brands),
      labels: readList(cookies, COOKIES.labels),
    }),
    keep({ items, labels, brands }) {
      keep(COOKIES.items, items);
      keep(COOKIES.labels, labels);
      keep(COOKIES.brands, brands);
    },
    rebase: rebaseViewed,
    send: async (lists) => {
      const answer = await send(lists);
      return "items" in answer ? answer : lists;
    },
    isLoggedIn,
    exclusive,
  });

  return {
    syncViewed,
    syncFavourites(before) {
      taken ??= before ?? null;
      return sendFavourites();
    },
  };
}
