import { COOKIES, type ListKind, type SyncRequest, type WireError } from "@volpe/contract";
import type { Request } from "../api/request.ts";
import { createListsCall, createSyncCall } from "../api/sync-call.ts";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import type { TextStorage } from "../storage/text-storage.ts";
import { type ListCookie, readList, writeFollowedList } from "./list-cookies.ts";
import { createListSync, type SyncCause } from "./list-sync.ts";
import { rebaseFavourites, rebaseViewed } from "./rebase.ts";
import { createUnsettledLists, type NamedLists } from "./unsettled-lists.ts";
import type { Viewed } from "./viewed.ts";

export type AccountLists = {
  /** With what is no longer in its cookie; at a login all, for nothing of it was ever answered. */
  sync(lost: readonly ListCookie[]): Promise<void>;
  /** After a change: with what was there before it. */
  syncViewed(before: Viewed): Promise<void>;
  syncFavourites(before: string[]): Promise<void>;
};

export type AccountListsOptions = {
  cookies: CookieJar;
  /** Holds what is on its way, until its answer arrived. */
  storage: TextStorage;
  isLoggedIn(): boolean;
  request: Request;
  /** The cookies hold other lists than before. */
  onKept(): void;
  /** Favourites were refused, and are as before. */
  onRefused(errors: WireError[]): void;
};

type Favoured = { preferiti: string[] };

/** What makes the lists follow the account; only who is logged in loads it. */
export function createAccountLists(options: AccountListsOptions): AccountLists {
  const { cookies, storage, isLoggedIn, request, onKept, onRefused } = options;
  const { exclusive } = cookies;
  const send = createSyncCall(request);
  const ask = createListsCall(request);

  /** A cookie that says the same already is left alone, so nobody is told of a change. */
  function keep(lists: NamedLists) {
    const changed = toNames(lists).filter(
      (name) => cookies.get(name) !== JSON.stringify(lists[name]),
    );
    for (const name of changed) {
      writeFollowedList(cookies, name, lists[name] ?? []);
    }
    if (changed.length > 0) onKept();
  }

  function createSync<T extends Favoured | Viewed>(
    { kind, nothing }: { kind: ListKind; nothing: T },
    details: {
      rebase(versions: { sent: T; now: T; answer: T }): T;
      onRefused?(errors: WireError[], before: T): void;
    },
  ): (cause?: SyncCause<T>) => Promise<void> {
    const names = toNames(nothing);
    const pick = (read: (name: ListCookie) => string[]) =>
      Object.fromEntries(names.map((name) => [name, read(name)])) as T;
    const readLeft = () => pick((name) => readList(cookies, name));
    return createListSync<T>({
      readLeft,
      read() {
        // Reading removes what is damaged.
        const left = readLeft();
        return names.every((name) => cookies.get(name) !== undefined) ? left : undefined;
      },
      nothing,
      keep,
      async send(lists) {
        const answer: NamedLists = await send(lists as SyncRequest);
        return pick((name) => answer[name] ?? []);
      },
      async ask() {
        const answer = await ask(kind);
        return pick((name) => answer[name]);
      },
      unsettled: createUnsettledLists(storage, nothing),
      isLoggedIn,
      exclusive,
      ...details,
    });
  }

  const syncFavourites = createSync<Favoured>(
    { kind: "favourites", nothing: { preferiti: [] } },
    {
      rebase: ({ sent, now, answer }) => ({
        preferiti: rebaseFavourites({
          sent: sent.preferiti,
          now: now.preferiti,
          answer: answer.preferiti,
        }),
      }),
      onRefused(errors, before) {
        if (before.preferiti.length === 0) {
          // They may have been lost before the change, and then count as lost again.
          cookies.remove(COOKIES.favourites);
          onKept();
        } else {
          keep(before);
        }
        onRefused(errors);
      },
    },
  );
  const syncViewed = createSync<Viewed>(
    { kind: "viewed", nothing: { items: [], labels: [], brands: [] } },
    { rebase: rebaseViewed },
  );

  return {
    async sync(lost) {
      const isLost = (names: ListCookie[]) => names.some((name) => lost.includes(name));
      await Promise.all([
        syncViewed({ isLost: isLost([COOKIES.items, COOKIES.labels, COOKIES.brands]) }),
        syncFavourites({ isLost: isLost([COOKIES.favourites]) }),
      ]);
    },
    syncViewed: (before) => syncViewed({ before }),
    syncFavourites: (preferiti) => syncFavourites({ before: { preferiti } }),
  };
}

const toNames = (lists: NamedLists) => Object.keys(lists) as ListCookie[];
