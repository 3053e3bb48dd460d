import { COOKIES, FAVOURITES_MAX } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { readList, toFitting, writeList } from "./list-cookies.ts";

/** `dropped` are the oldest favourites that had to make room. */
export type FavouriteChange =
  | { status: "added"; dropped: string[]; undo(): void }
  | { status: "removed"; undo(): void };

export type Favourites = {
  /** Newest first. Only the functions below write to it. */
  readonly state: { preferiti: string[] };
  /** Takes up what the cookie holds. */
  restore(): void;
  toggle(slug: string): FavouriteChange;
  /** Adds favourites kept elsewhere, as those of a link's fragment; answers how many were new. */
  merge(slugs: string[]): number;
  /** Takes one out; twice is once. */
  remove(slug: string): void;
  clear(): void;
};

export type FavouritesOptions = {
  cookies: CookieJar;
  /** A valtio proxy where somebody is to be told. */
  state: { preferiti: string[] };
  /** After each change, with the list as it was. */
  onChange?: (before: string[]) => void;
};

/** The favourites of one visitor. Each change begins with what the cookie holds by then. */
export function createFavourites({ cookies, state, onChange }: FavouritesOptions): Favourites {
  function restore() {
    state.preferiti = readList(cookies, COOKIES.favourites);
  }

  /** Answers what the limits cut off. */
  function keep(wanted: string[]): string[] {
    const kept = toFitting(COOKIES.favourites, wanted.slice(0, FAVOURITES_MAX));
    const before = [...state.preferiti];
    state.preferiti = kept;
    writeList(cookies, COOKIES.favourites, kept);
    onChange?.(before);
    return wanted.slice(kept.length);
  }

  const without = (slugs: string[]) => state.preferiti.filter((other) => !slugs.includes(other));

  return {
    state,
    restore,
    toggle(slug) {
      restore();
      const place = state.preferiti.indexOf(slug);
      if (place < 0) {
        const dropped = keep([slug, ...state.preferiti]);
        const undo = () => {
          restore();
          keep([...without([slug, ...dropped]), ...dropped]);
        };
        return { status: "added", dropped, undo };
      }
      keep(without([slug]));
      const undo = () => {
        restore();
        keep(without([slug]).toSpliced(place, 0, slug));
      };
      return { status: "removed", undo };
    },
    merge(slugs) {
      restore();
      const fresh = [...new Set(slugs)].filter((slug) => !state.preferiti.includes(slug));
      if (fresh.length > 0) {
        keep([...fresh, ...state.preferiti]);
      }
      return fresh.length;
    },
    remove(slug) {
      restore();
      keep(without([slug]));
    },
    clear() {
      restore();
      keep([]);
    },
  };
}
