import { COOKIES, LIST_ENTRY_MAX } from "@volpe/contract";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import { cutList, readList, writeList } from "./list-cookies.ts";

/** The lists whose entries have a use. */
type UsedList = "preferiti" | "items";

type UsesState = { uses: string[] } & Readonly<Record<UsedList, readonly string[]>>;

/**
 * The use that each favourite and each viewed item was saved with, in a separate cookie: one entry
 * each, as `preferiti/luce-facile?consumo=3100&potenza=4,5`. An item without an entry is shown for
 * the reference use.
 */
export function createUses({ cookies, state }: { cookies: CookieJar; state: UsesState }) {
  const toStart = (list: UsedList, slug: string) => `${list}/${slug}?`;
  const isListed = (entry: string) =>
    (["preferiti", "items"] as const).some((list) =>
      state[list].some((slug) => entry.startsWith(toStart(list, slug))),
    );

  function restore() {
    state.uses = readList(cookies, COOKIES.uses);
  }

  return {
    restore,
    /** The use as the query of an address; empty = the reference use. */
    find(list: UsedList, slug: string): string {
      const start = toStart(list, slug);
      return state.uses.find((entry) => entry.startsWith(start))?.slice(start.length) ?? "";
    },
    /** Replaces the use of an item in the list. Drops uses of items that are in no list. */
    keep(list: UsedList, slug: string, use: string) {
      restore();
      const start = toStart(list, slug);
      const others = state.uses.filter((entry) => !entry.startsWith(start) && isListed(entry));
      const fits = use !== "" && (start + use).length <= LIST_ENTRY_MAX;
      const uses = cutList(COOKIES.uses, fits ? [start + use, ...others] : others);
      if (uses.join("\n") !== state.uses.join("\n")) {
        state.uses = uses;
        writeList(cookies, COOKIES.uses, uses);
      }
    },
  };
}
