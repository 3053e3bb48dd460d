import { COOKIES, type SyncRequest } from "@volpe/contract";
import { proxy } from "valtio/vanilla";
import type { CookieJar } from "../cookies/cookie-jar.ts";
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
  /** Sends all lists that hold something, where the visitor is logged in. */
  sync(): void;
};

export type ListsOptions = {
  cookies: CookieJar;
  isLoggedIn: () => boolean;
  /** `POST /auth/syncdata`; never rejects: the cookies hold the lists all the same. */
  send: (request: SyncRequest) => Promise<unknown>;
};

/** One visitor's viewed items and favourites. */
export function createLists({ cookies, isLoggedIn, send }: ListsOptions): Lists {
  const state: ListsState = proxy({ items: [], brands: [], labels: [], preferiti: [] });
  const favourites = createFavourites({ cookies, state, onChange: syncFavourites });

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
    syncViewed();
  }

  function syncViewed() {
    if (isLoggedIn()) {
      const { brands, labels, items } = state;
      void send({ brands: [...brands], labels: [...labels], items: [...items] });
    }
  }

  function syncFavourites() {
    if (isLoggedIn()) {
      void send({ preferiti: [...state.preferiti] });
    }
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
      restore();
      if (state.items.length > 0) {
        syncViewed();
      }
      if (state.preferiti.length > 0) {
        syncFavourites();
      }
    },
  };
}
