import { COOKIES, diffList, type ListKind, type WireError } from "@volpe/contract";
import { proxy } from "valtio/vanilla";
import type { TextStorage } from "../storage/storage.ts";
import { createFavourites, type FavouriteChange } from "./favourites.ts";
import { LIST_COOKIES, readLists, writeFollowedList, writeList } from "./list-cookies.ts";
import type { ListSync, ListSyncOptions } from "./list-sync.ts";
import { createPendingChanges, type PendingChange, toAdditions } from "./pending-changes.ts";
import { createUses } from "./uses.ts";
import { toViewed, type Viewed, type ViewedItem, withoutViewed } from "./viewed.ts";

/**
 * Newest first. Empty until `restore`, because a page that is the same for everybody shows no
 * lists.
 */
type ListsState = Viewed & { preferiti: string[]; uses: string[] };

export type Lists = ReturnType<typeof createLists>;

type OnRefused = (errors: WireError[]) => void;

type ListsOptions = Pick<ListSyncOptions, "cookies" | "isLoggedIn" | "request" | "now"> & {
  /** Stores the changes that the account may not have yet. */
  storage: TextStorage;
};

const KINDS = ["viewed", "favourites"] as const;

/**
 * One visitor's viewed items and favourites. They are stored in cookies and, with a login, in the
 * account.
 *
 * @example
 * const lists = createLists({ cookies, storage, isLoggedIn: () => true, request, now: Date.now });
 * lists.toggleFavourite("luce-facile");
 * await lists.settled();
 */
export function createLists({ cookies, storage, isLoggedIn, request, now }: ListsOptions) {
  const state: ListsState = proxy({
    items: [],
    brands: [],
    labels: [],
    preferiti: [],
    uses: [],
  });
  const pending = createPendingChanges(storage);
  const favourites = createFavourites({
    cookies,
    state,
    onChange(before) {
      if (!isLoggedIn()) return;
      if (state.preferiti.length === 0) writeFollowedList(cookies, COOKIES.favourites, []);
      const at = now();
      const changes = diffList(before, state.preferiti).map((change) => ({
        ...change,
        list: COOKIES.favourites,
        at,
      }));
      pending.add("favourites", changes);
      follow("favourites", { preferiti: before });
    },
  });
  const uses = createUses({ cookies, state });
  const runningSyncs = new Set<Promise<void>>();
  let loading: Promise<ListSync> | undefined;
  let login = 0;
  let onRefused: OnRefused | undefined;

  /** Reads the cookies, for example after hydration or when another tab wrote them. */
  function restore() {
    Object.assign(state, readLists(cookies, "viewed"));
    favourites.restore();
    uses.restore();
  }

  function keepViewed(viewed: Viewed, toChanges: (at: number) => PendingChange[]) {
    const { items, labels, brands } = state;
    const write = isLoggedIn() ? writeFollowedList : writeList;
    Object.assign(state, viewed);
    for (const name of LIST_COOKIES.viewed) {
      write(cookies, name, viewed[name]);
    }
    if (isLoggedIn()) {
      pending.add("viewed", toChanges(now()));
      follow("viewed", { items, labels, brands });
    }
  }

  /** The module is loaded only for a person with a login. */
  async function load(): Promise<ListSync> {
    const loginAtStart = login;
    const { createListSync } = await import("./list-sync.ts");
    return createListSync({
      cookies,
      pending,
      now,
      isLoggedIn: () => loginAtStart === login && isLoggedIn(),
      request,
      onListsChanged: restore,
      onRefused: (errors) => onRefused?.(errors),
    });
  }

  function follow(kind: ListKind, before?: Parameters<ListSync>[1]) {
    loading ??= load();
    const following = loading
      .then(
        (sync) => sync(kind, before),
        () => {
          // The module could not be loaded, for example offline. The next change loads it again.
          loading = undefined;
        },
      )
      .finally(() => runningSyncs.delete(following));
    runningSyncs.add(following);
  }

  /** Resolves when no call is running, for example before a server sends the cookies. */
  async function settled() {
    await Promise.all(runningSyncs);
  }

  /** `at` is the time for entries that only this device may have. */
  async function syncAll(at: number) {
    restore();
    if (!isLoggedIn()) return;
    for (const kind of KINDS) {
      if (pending.read(kind) === undefined) {
        pending.add(kind, toAdditions(readLists(cookies, kind), at));
      }
      follow(kind);
    }
    await settled();
  }

  return {
    /** A valtio proxy; only the functions below write to it. */
    state,
    restore,
    /** `use` is the query of the address with which the item was seen. */
    view({ use = "", ...item }: ViewedItem & { use?: string }) {
      restore();
      const added = { items: [item.slug], labels: [item.label], brands: [item.brand] };
      keepViewed(toViewed(state, item), (at) => toAdditions(added, at));
      uses.keep("items", item.slug, use);
    },
    /** Removes an item from the viewed items. */
    forget(slug: string) {
      restore();
      keepViewed(withoutViewed(state, slug), (at) => [
        { list: COOKIES.items, entry: slug, removed: true, at },
      ]);
    },
    /** Empties the viewed items, their labels and brands. */
    forgetAll() {
      restore();
      const { items, labels, brands } = state;
      keepViewed({ items: [], labels: [], brands: [] }, (at) =>
        toAdditions({ items, labels, brands }, at).map(({ list, entry }) => ({
          list,
          entry,
          removed: true,
          at,
        })),
      );
    },
    /** `use` is the query of the address at which the item was saved. */
    toggleFavourite(slug: string, use = ""): FavouriteChange {
      const change = favourites.toggle(slug);
      // After a removal the use is kept for an undo, until another use is stored.
      if (change.status === "added") uses.keep("preferiti", slug, use);
      return change;
    },
    /** The use that an item of a list was saved with; empty = the reference use. */
    findUse: uses.find,
    mergeFavourites: favourites.merge,
    removeFavourite: favourites.remove,
    clearFavourites: favourites.clear,
    /**
     * Sends the changes and stores the account's lists. Called on each document; each change does
     * the same for its list. Does nothing without a login. Entries that only this device may have
     * get the oldest possible time, so that any change in the account takes precedence.
     */
    sync: () => syncAll(0),
    /** Merges this device's lists into the account's lists after a login, and stores the result. */
    join() {
      pending.clear();
      return syncAll(now());
    },
    settled,
    /** Empties this device's lists after a logout; the account keeps them. */
    leave() {
      login += 1;
      loading = undefined;
      for (const name of [...LIST_COOKIES.viewed, ...LIST_COOKIES.favourites, COOKIES.uses]) {
        cookies.remove(name);
      }
      pending.clear();
      restore();
    },
    /**
     * Calls the listener after the server refused a change of the favourites and the change was
     * undone.
     */
    watchRefusals(listener: OnRefused | undefined) {
      onRefused = listener;
    },
  };
}
