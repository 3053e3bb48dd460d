import { COOKIES, type WireError } from "@volpe/contract";
import { proxy } from "valtio/vanilla";
import type { AccountLists, AccountListsOptions } from "./account-lists.ts";
import { createFavourites, type Favourites } from "./favourites.ts";
import { type ListCookie, readList, writeFollowedList, writeList } from "./list-cookies.ts";
import { UNSETTLED_NAME } from "./unsettled-name.ts";
import { toViewed, type Viewed, type ViewedItem, withoutViewed } from "./viewed.ts";

/** Newest first. Empty until `restore`, for a page that is the same for everybody shows none. */
export type ListsState = Viewed & { preferiti: string[] };

export type Lists = {
  /** A valtio proxy; only the functions below write to it. */
  readonly state: ListsState;
  /** Takes up what the cookies hold, as after hydration or when another tab wrote them. */
  restore(): void;
  view(item: ViewedItem): void;
  /** Takes an item out of those viewed. */
  forget(slug: string): void;
  /** Leaves nothing of what was viewed, labels and brands included. */
  forgetAll(): void;
  toggleFavourite: Favourites["toggle"];
  mergeFavourites: Favourites["merge"];
  removeFavourite: Favourites["remove"];
  clearFavourites: Favourites["clear"];
  /**
   * For who is logged in, with each document: sends all lists, be they empty, and takes over the
   * account's; where a list is lost it is only taken over. Each change by who is logged in does the
   * same for its list.
   */
  sync(): Promise<void>;
  /** At a login: what was gathered here joins the account's lists, which are taken over. */
  join(): Promise<void>;
  /** When nothing is under way any more, as before an answer that carries the cookies. */
  settled(): Promise<void>;
  /** At a logout: nothing stays on this device; the account keeps what it has. */
  leave(): void;
  /** Who is told of favourites that the server refused, once they are as before. */
  watchRefusals(listener: OnRefused | undefined): void;
};

type OnRefused = (errors: WireError[]) => void;

export type ListsOptions = Pick<
  AccountListsOptions,
  "cookies" | "storage" | "isLoggedIn" | "request"
>;

const NAMES = [COOKIES.items, COOKIES.labels, COOKIES.brands, COOKIES.favourites] as const;

/** One visitor's viewed items and favourites. */
export function createLists({ cookies, storage, isLoggedIn, request }: ListsOptions): Lists {
  const state: ListsState = proxy({ items: [], brands: [], labels: [], preferiti: [] });
  const favourites = createFavourites({
    cookies,
    state,
    onChange(before) {
      if (state.preferiti.length === 0 && isLoggedIn()) {
        writeFollowedList(cookies, COOKIES.favourites, []);
      }
      follow((lists) => lists.syncFavourites(before));
    },
  });
  const underWay = new Set<Promise<void>>();
  let account: Promise<AccountLists> | undefined;
  let login = 0;
  let onRefused: OnRefused | undefined;

  function restore() {
    state.items = readList(cookies, COOKIES.items);
    state.brands = readList(cookies, COOKIES.brands);
    state.labels = readList(cookies, COOKIES.labels);
    favourites.restore();
  }

  function keepViewed(viewed: Viewed) {
    const { items, labels, brands } = state;
    const write = isLoggedIn() ? writeFollowedList : writeList;
    Object.assign(state, viewed);
    write(cookies, COOKIES.items, viewed.items);
    write(cookies, COOKIES.labels, viewed.labels);
    write(cookies, COOKIES.brands, viewed.brands);
    follow((lists) => lists.syncViewed({ items, labels, brands }));
  }

  async function loadAccount(): Promise<AccountLists> {
    const own = login;
    const { createAccountLists } = await import("./account-lists.ts");
    return createAccountLists({
      cookies,
      isLoggedIn: () => own === login && isLoggedIn(),
      storage,
      request,
      onKept: restore,
      onRefused: (errors) => onRefused?.(errors),
    });
  }

  function follow(act: (lists: AccountLists) => Promise<void>) {
    if (isLoggedIn()) {
      account ??= loadAccount();
      const following = account
        .then(act, () => {
          // The chunk did not arrive, as offline: the next change asks for it again.
          account = undefined;
        })
        .finally(() => underWay.delete(following));
      underWay.add(following);
    }
  }

  async function settled() {
    await Promise.all(underWay);
  }

  function syncAll(lost: readonly ListCookie[]) {
    follow((lists) => lists.sync(lost));
    return settled();
  }

  return {
    state,
    restore,
    view(item) {
      restore();
      keepViewed(toViewed(state, item));
    },
    forget(slug) {
      restore();
      keepViewed(withoutViewed(state, slug));
    },
    forgetAll() {
      restore();
      keepViewed({ items: [], labels: [], brands: [] });
    },
    toggleFavourite: favourites.toggle,
    mergeFavourites: favourites.merge,
    removeFavourite: favourites.remove,
    clearFavourites: favourites.clear,
    sync() {
      // Reading removes what is damaged.
      restore();
      return syncAll(NAMES.filter((name) => cookies.get(name) === undefined));
    },
    join: () => syncAll(NAMES),
    settled,
    leave() {
      login += 1;
      account = undefined;
      for (const name of NAMES) {
        cookies.remove(name);
      }
      storage.remove(UNSETTLED_NAME);
      restore();
    },
    watchRefusals(listener) {
      onRefused = listener;
    },
  };
}
