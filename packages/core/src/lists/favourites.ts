import { COOKIES } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { cutList, readList, writeList } from "./list-cookies.ts";

/** `dropped` holds the oldest favourites, which were removed to stay within the limit. */
export type FavouriteChange =
  | { status: "added"; dropped: string[]; undo(): void }
  | { status: "removed"; undo(): void };

type FavouritesOptions = {
  cookies: CookieJar;
  /** A valtio proxy if a view listens to it. */
  state: { preferiti: string[] };
  /** Called after each change with the list before it. */
  onChange?: (before: string[]) => void;
};

/**
 * The favourites of one visitor. Each change reads the cookie first, because another tab may have
 * written it.
 */
export function createFavourites({ cookies, state, onChange }: FavouritesOptions) {
  /** Reads the cookie. */
  function restore() {
    state.preferiti = readList(cookies, COOKIES.favourites);
  }

  /** Returns the entries that the limits cut off. */
  function keep(wanted: string[]): string[] {
    const slugs = cutList(COOKIES.favourites, wanted);
    const before = [...state.preferiti];
    state.preferiti = slugs;
    writeList(cookies, COOKIES.favourites, slugs);
    onChange?.(before);
    return wanted.slice(slugs.length);
  }

  const without = (slugs: string[]) => state.preferiti.filter((other) => !slugs.includes(other));

  return {
    /** Newest first. Only the functions below write to it. */
    state,
    restore,
    toggle(slug: string): FavouriteChange {
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
    /** Adds favourites from a link's fragment or an earlier visit; returns how many were new. */
    merge(slugs: string[]): number {
      restore();
      const fresh = [...new Set(slugs)].filter((slug) => !state.preferiti.includes(slug));
      if (fresh.length > 0) {
        keep([...fresh, ...state.preferiti]);
      }
      return fresh.length;
    },
    /** Idempotent. */
    remove(slug: string) {
      restore();
      keep(without([slug]));
    },
    clear() {
      restore();
      keep([]);
    },
  };
}
