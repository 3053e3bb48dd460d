import {
  type AccountLists,
  COOKIES,
  LIST_COOKIE_SECONDS,
  type ListKind,
  type SyncedLists,
  type WireError,
} from "@volpe/contract";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import type { Request } from "../api/request.ts";
import type { CookieJar } from "../cookies/cookie-jar.ts";
import {
  cutList,
  cutLists,
  LIST_COOKIES,
  type NamedLists,
  readList,
  readLists,
  writeFollowedList,
  writeList,
} from "./list-cookies.ts";
import type { PendingChange, PendingChanges } from "./pending-changes.ts";

export type ListSyncOptions = {
  cookies: CookieJar;
  pending: PendingChanges;
  /** Epoch milliseconds. */
  now(): number;
  isLoggedIn(): boolean;
  request: Request;
  /** Called when the lists in the cookies have changed. */
  onListsChanged(): void;
  /** Called when the server refused changes of the favourites, which were undone. */
  onRefused(errors: WireError[]): void;
};

/** Called after a change, with the lists `before` it. Rejects only on a programming error. */
export type ListSync = (kind: ListKind, before?: NamedLists) => Promise<void>;

const MAX_AGE_MS = LIST_COOKIE_SECONDS * 1000;
/** The list of each kind whose entries have a use. */
const USED_LISTS = { viewed: COOKIES.items, favourites: COOKIES.favourites } as const;

type Answer = NamedLists & { uses?: string[] };

/** The API accepts at most this many changes in one call. */
const CHANGES_MAX = 100;

/**
 * Sends the pending changes of one kind of lists and stores the account's lists. Only one call runs
 * at a time across all tabs. A missing cookie does not count as a removal: the account's lists are
 * requested.
 */
export function createListSync(options: ListSyncOptions): ListSync {
  const { cookies, pending, now, isLoggedIn, request, onListsChanged } = options;
  const send = (body: unknown) =>
    request<SyncedLists>({ method: "POST", path: "/auth/syncdata", body });
  const ask = (kind: ListKind) =>
    request<AccountLists>({ method: "GET", path: "/auth/lists", query: { kind } });
  const states = { viewed: createState(), favourites: createState() };

  async function attempt(kind: ListKind) {
    const state = states[kind];
    if (!state.isWanted || !isLoggedIn()) return;
    state.isWanted = false;
    try {
      await (cookies.exclusive?.(() => exchange(kind), "volpe-lists") ?? exchange(kind));
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status !== 401) handleRefusal(kind, error.errors);
      } else if (!(error instanceof OfflineError)) {
        throw error;
      }
    }
  }

  async function exchange(kind: ListKind) {
    // A logout may have come while another tab held the lock.
    if (!isLoggedIn()) return;
    const storedLists = readLists(cookies, kind);
    const isLost = LIST_COOKIES[kind].some((name) => cookies.get(name) === undefined);
    const changes = pending.read(kind) ?? [];
    const sent = changes.slice(0, CHANGES_MAX);
    const { uses, ...answer }: Answer =
      isLost && sent.length === 0
        ? await ask(kind)
        : await send({ ...storedLists, changes: sent.map(toWire) });
    // After a logout in the meantime nothing may be stored on the device.
    if (!isLoggedIn()) return;
    pending.settle(kind, sent);
    const unsent = pending.read(kind) ?? [];
    keepUses(kind, uses, unsent);
    keep(kind, applyChanges(answer, unsent));
    states[kind].before = unsent.length === 0 ? undefined : answer;
    if (changes.length > sent.length) states[kind].isWanted = true;
  }

  /** Converts a change to the form that the API takes. An addition gets its use from the cookie. */
  function toWire({ at, ...change }: PendingChange) {
    const start = `${change.list}/${change.entry}?`;
    const storedUse = readList(cookies, COOKIES.uses).find((use) => use.startsWith(start));
    const isKnown = !change.removed && change.list !== COOKIES.brands;
    return {
      ...change,
      ...(isKnown && { use: storedUse?.slice(start.length) ?? "" }),
      ageMs: Math.min(Math.max(now() - at, 0), MAX_AGE_MS),
    };
  }

  /** Takes over the account's uses, but keeps those of pending changes. */
  function keepUses(
    kind: ListKind,
    uses: readonly string[] = [],
    unsent: readonly PendingChange[],
  ) {
    const unsentItems = unsent.map(({ list, entry }) => `${list}/${entry}`);
    const accountUses = uses.filter(
      (use) => use.startsWith(`${USED_LISTS[kind]}/`) && !unsentItems.includes(toItem(use)),
    );
    const items = accountUses.map(toItem);
    const storedUses = readList(cookies, COOKIES.uses);
    const others = storedUses.filter((use) => !items.includes(toItem(use)));
    const newUses = cutList(COOKIES.uses, [
      ...accountUses.filter((use) => !use.endsWith("?")),
      ...others,
    ]);
    if (newUses.toSorted().join("\n") !== storedUses.toSorted().join("\n")) {
      writeList(cookies, COOKIES.uses, newUses);
      onListsChanged();
    }
  }

  /** Does not rewrite a cookie that already holds the same list, so that no listener is called. */
  function keep(kind: ListKind, lists: NamedLists) {
    const changed = LIST_COOKIES[kind].filter(
      (name) => cookies.get(name) !== JSON.stringify(lists[name]),
    );
    for (const name of changed) {
      writeFollowedList(cookies, name, lists[name] ?? []);
    }
    if (changed.length > 0) onListsChanged();
  }

  function handleRefusal(kind: ListKind, errors: WireError[]) {
    const { before } = states[kind];
    if (kind === "viewed" || before === undefined) return;
    states[kind].before = undefined;
    pending.settle(kind, pending.read(kind) ?? []);
    if (before.preferiti?.length === 0) {
      // Removes the cookie, because an empty list would keep the account's list from being fetched.
      cookies.remove(COOKIES.favourites);
      onListsChanged();
    } else {
      keep(kind, before);
    }
    options.onRefused(errors);
  }

  return async (kind, before) => {
    const state = states[kind];
    state.isWanted = true;
    state.before ??= before;
    const call = state.last.then(() => attempt(kind));
    state.last = call.catch(() => undefined);
    await call;
  };
}

/** The item that a use belongs to: `preferiti/slug` for `preferiti/slug?consumo=3100`. */
function toItem(use: string): string {
  return use.slice(0, use.indexOf("?"));
}

function createState() {
  return {
    isWanted: false,
    /** The end of the queue of calls. */
    last: Promise.resolve(),
    /** The lists before the first change that the account does not have. */
    before: undefined as NamedLists | undefined,
  };
}

/** Applies the device's later changes to the account's lists. */
function applyChanges(answer: NamedLists, changes: readonly PendingChange[]): NamedLists {
  const lists = { ...answer };
  const { items = [], labels = [] } = answer;
  const labelOf = new Map(items.map((item, index) => [item, labels[index] ?? ""]));
  for (const { list, entry, label, removed } of changes) {
    const others = (lists[list] ?? []).filter((other) => other !== entry);
    lists[list] = removed ? others : [entry, ...others];
    if (label !== undefined) labelOf.set(entry, label);
  }
  if (lists.items === undefined) return cutLists(lists);
  return cutLists({ ...lists, labels: lists.items.map((item) => labelOf.get(item) ?? "") });
}
