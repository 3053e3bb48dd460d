import { COOKIES, FAVOURITES_MAX, type SyncRequest } from "@volpe/contract";
import { proxy } from "valtio/vanilla";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readList, toFitting, writeList } from "./list-cookies.ts";
import { toViewed, type Viewed, type ViewedItem } from "./viewed.ts";

/** Newest first. Empty until `restore`, for a page that is the same for everybody shows none. */
export type ListsState = Viewed & { preferiti: string[] };

/** `dropped` are the oldest favourites that had to make room. */
export type FavouriteChange =
  | { status: "added"; dropped: string[]; undo(): void }
  | { status: "removed"; undo(): void };

export type Lists = {
  /** A valtio proxy; only the functions below write to it. */
  readonly state: ListsState;
  /** Takes up what the cookies hold, as after hydration or when another tab wrote them. */
  restore(): void;
  view(item: ViewedItem): void;
  toggleFavourite(slug: string): FavouriteChange;
  /** Adds favourites kept elsewhere, as those of a link's fragment; answers how many were new. */
  mergeFavourites(slugs: string[]): number;
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

  function restore() {
    state.items = readList(cookies, COOKIES.items);
    state.brands = readList(cookies, COOKIES.brands);
    state.labels = readList(cookies, COOKIES.labels);
    state.preferiti = readList(cookies, COOKIES.favourites);
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

  /** Answers what the limits cut off. */
  function keepFavourites(wanted: string[]): string[] {
    const kept = toFitting(COOKIES.favourites, wanted.slice(0, FAVOURITES_MAX));
    state.preferiti = kept;
    writeList(cookies, COOKIES.favourites, kept);
    syncFavourites();
    return wanted.slice(kept.length);
  }

  const without = (slugs: string[]) => state.preferiti.filter((other) => !slugs.includes(other));

  return {
    state,
    restore,
    view(item) {
      restore();
      const viewed = toViewed(state, item);
      Object.assign(state, viewed);
      writeList(cookies, COOKIES.items, viewed.items);
      writeList(cookies, COOKIES.labels, viewed.labels);
      writeList(cookies, COOKIES.brands, viewed.brands);
      syncViewed();
    },
    toggleFavourite(slug) {
      restore();
      const place = state.preferiti.indexOf(slug);
      if (place < 0) {
        const dropped = keepFavourites([slug, ...state.preferiti]);
        const undo = () => {
          restore();
          keepFavourites([...without([slug, ...dropped]), ...dropped]);
        };
        return { status: "added", dropped, undo };
      }
      keepFavourites(without([slug]));
      const undo = () => {
        restore();
        keepFavourites(without([slug]).toSpliced(place, 0, slug));
      };
      return { status: "removed", undo };
    },
    mergeFavourites(slugs) {
      restore();
      const fresh = [...new Set(slugs)].filter((slug) => !state.preferiti.includes(slug));
      if (fresh.length > 0) {
        keepFavourites([...fresh, ...state.preferiti]);
      }
      return fresh.length;
    },
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
