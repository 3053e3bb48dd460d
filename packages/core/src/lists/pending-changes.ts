import { COOKIES, type ListKind, type PendingListChanges } from "@volpe/contract";
import { parseJson } from "../guard/guard.ts";
import { isPendingListChanges } from "../guard/site-guards.ts";
import type { TextStorage } from "../storage/storage.ts";
import type { NamedLists } from "./list-cookies.ts";

export type PendingChange = NonNullable<PendingListChanges[ListKind]>[number];

/** The name of the stored changes of both kinds of lists. A logout removes them. */
const STORAGE_NAME = "volpe-lists";

/**
 * Changes that the account does not have yet. They are stored, so that they survive a page change.
 * Every tab of a browser shares the storage, so each call reads it again.
 *
 * @example
 * const oldestFirst = createPendingChanges(storage).read("favourites");
 */
export function createPendingChanges(storage: TextStorage) {
  const readAll = (): PendingListChanges =>
    parseJson(storage.get(STORAGE_NAME), isPendingListChanges) ?? {};
  const write = (kind: ListKind, changes: PendingChange[]) =>
    storage.set(STORAGE_NAME, JSON.stringify({ ...readAll(), [kind]: changes }));
  const isSame = (one: PendingChange, other: PendingChange) =>
    one.list === other.list && one.entry === other.entry;
  return {
    /** Oldest first; undefined until the first change or answer after a login. */
    read: (kind: ListKind) => readAll()[kind],
    add(kind: ListKind, changes: PendingChange[]) {
      const others = (readAll()[kind] ?? []).filter(
        (change) => !changes.some((later) => isSame(change, later)),
      );
      write(kind, [...others, ...changes]);
    },
    /** Removes changes that the account has received. */
    settle(kind: ListKind, sent: readonly PendingChange[]) {
      const isSent = (change: PendingChange) =>
        sent.some(
          (other) =>
            isSame(change, other) && change.at === other.at && change.removed === other.removed,
        );
      write(
        kind,
        (readAll()[kind] ?? []).filter((change) => !isSent(change)),
      );
    },
    clear: () => storage.remove(STORAGE_NAME),
  };
}

export type PendingChanges = ReturnType<typeof createPendingChanges>;

/** Makes an addition of every entry of the lists, oldest first. */
export function toAdditions(lists: NamedLists, at: number): PendingChange[] {
  const { labels = [] } = lists;
  return ([COOKIES.items, COOKIES.brands, COOKIES.favourites] as const).flatMap((list) =>
    (lists[list] ?? [])
      .map((entry, index) => {
        const label = list === COOKIES.items ? labels[index] : undefined;
        return { list, entry, removed: false, at, ...(label !== undefined && { label }) };
      })
      .toReversed(),
  );
}
