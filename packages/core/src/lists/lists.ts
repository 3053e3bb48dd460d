import { COOKIES, type WireError } from "@volpe/contract";
import { proxy } from "valtio/vanilla";
import type { AccountLists, AccountListsOptions } from "./account-lists.ts";
import { createFavourites, type Favourites } from "./favourites.ts";
import { readList, writeList } from "./list-cookies.ts";
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
   * At a login, and for who is logged in with each document: sends all lists, be they empty, and
   * takes over the account's. Each change by who is logged in does the same for its list.
   */
  sync(): Promise<void>;
  /** When nothing is under way any more, as before an answer that carries the cookies. */
  settled(): Promise<void>;
  /** At a logout: nothing stays on this device; the account keeps what it has. */
  leave(): void;
  /** Who is told of favourites that the server refused, once they are as before. */
  watchRefusals(listener: OnRefused | undefined): void;
};

type OnRefused = (errors: WireError[]) => void;

export type ListsOptions = Pick<AccountListsOptions, "cookies" | "isLoggedIn" | "send">;

/** One visitor's viewed items and favourites. */
export function createLists({ cookies, isLoggedIn, send }: ListsOptions): Lists {
  const state: ListsState = proxy({ items: [], brands: [], labels: [], preferiti: [] });
  const favourites = createFavourites({
    cookies,
    state,
    onChange: (before) => follow((lists) => lists.syncFavourites(before)),
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
    Object.assign(state, viewed);
    writeList(cookies, COOKIES.items, viewed.items);
    writeList(cookies, COOKIES.labels, viewed.labels);
    writeList(cookies, COOKIES.brands, viewed.brands);
    follow((lists) => lists.syncViewed());
  }

  async function loadAccount(): Promise<AccountLists> {
    const own = login;
    const { createAccountLists } = await import("./account-lists.ts");
    return createAccountLists({
      cookies,
      isLoggedIn: () => own === login && isLoggedIn(),
      send,
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
      follow((lists) => lists.syncViewed());
      follow((lists) => lists.syncFavourites());
      return settled();
    },
    settled,
    leave() {
      login += 1;
      account = undefined;
      for (const name of [COOKIES.items, COOKIES.labels, COOKIES.brands, COOKIES.favourites]) {
        cookies.remove(name);
      }
      restore();
    },
    watchRefusals(listener) {
      onRefused = listener;
    },
  };
}
