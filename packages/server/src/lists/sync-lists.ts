import {
  type AccountLists,
  type AccountListsRequest,
  BRANDS_MAX,
  COOKIES,
  diffList,
  FAVOURITES_MAX,
  fitsCookie,
  LIST_COOKIE_SECONDS,
  RECENT_ITEMS_MAX,
  type SyncedLists,
  type SyncRequest,
} from "@volpe/contract";
import type { SignedIn } from "../accounts/sessions/signed-in.ts";
import { lockAccount } from "../accounts/store/account-repository.ts";
import type { Services } from "../services.ts";
import {
  deleteEntries,
  type EntryChange,
  findSessionLists,
  type ListEntry,
  listAccountEntries,
  putChanges,
  putSessionLists,
  type SeenLists,
} from "./list-repository.ts";
import type { ListName } from "./list-tables.ts";

type Given = Pick<Services, "db" | "clock">;
type Lists = Pick<AccountLists, "items" | "labels" | "brands"> | Pick<AccountLists, "preferiti">;

/** Applies a device's changes to the account's lists; the last change of each entry wins. */
export async function syncLists(
  { db, clock }: Given,
  { accountId, sessionId }: SignedIn,
  request: SyncRequest,
): Promise<SyncedLists> {
  const now = clock.now();
  const { changes: sent } = request;
  return await db.transaction(async (within) => {
    await lockAccount(within, accountId);
    const changes =
      sent?.map(({ ageMs, label = "", use = null, ...change }) => ({
        ...change,
        label,
        use,
        changedAt: new Date(now.getTime() - ageMs),
      })) ?? toChanges(await findSessionLists(within, sessionId), request, now);
    await putChanges(within, accountId, changes);
    const { lists, rest } = toLists(await listAccountEntries(within, accountId));
    if (changes.length > 0) {
      // No cookie lives longer, so no device can still have an entry that was removed before this.
      const before = new Date(now.getTime() - LIST_COOKIE_SECONDS * 1000);
      const sequences = rest.map(({ sequence }) => sequence);
      await deleteEntries(within, accountId, { sequences, before });
    }
    const { preferiti, uses, ...viewed } = lists;
    const answer = "preferiti" in request ? { preferiti } : viewed;
    await putSessionLists(within, { sessionId, now, lists: toSeen(answer) });
    return { ...answer, ...toKnown(uses) };
  });
}

/** Returns the account's lists; those of `kind` become the last answer to the session. */
export async function getLists(
  { db, clock }: Given,
  { accountId, sessionId }: SignedIn,
  { kind }: AccountListsRequest,
): Promise<AccountLists> {
  return await db.transaction(async (within) => {
    const { lists } = toLists(await listAccountEntries(within, accountId));
    const { preferiti, uses, ...viewed } = lists;
    const known = { favourites: { preferiti }, viewed };
    const answered = kind === undefined ? { preferiti, ...viewed } : known[kind];
    await putSessionLists(within, { sessionId, now: clock.now(), lists: toSeen(answered) });
    return { preferiti, ...viewed, ...toKnown(uses) };
  });
}

function toKnown(uses: string[]): Pick<AccountLists, "uses"> {
  return uses.length === 0 ? {} : { uses };
}

/** The changes of a session: the differences from the last answer to it. */
function toChanges(known: SeenLists, given: Lists, changedAt: Date): EntryChange[] {
  const labels =
    "items" in given
      ? new Map(given.items.map((item, index) => [item, given.labels[index] ?? ""]))
      : new Map<string, string>();
  return Object.entries(toSeen(given)).flatMap(([name, entries]) => {
    const list = name as ListName;
    return diffList(known[list] ?? [], [...new Set(entries)]).map(({ entry, removed }) => ({
      list,
      entry,
      label: list === "items" ? (labels.get(entry) ?? "") : "",
      use: null,
      removed,
      changedAt,
    }));
  });
}

function toSeen(lists: Partial<AccountLists>): SeenLists {
  const { preferiti, items, brands } = lists;
  const seen = { preferiti, items, brands };
  return Object.fromEntries(Object.entries(seen).filter(([, entries]) => entries !== undefined));
}

/** The entries that fit the limits and the visitor's cookies, and the entries that do not. */
function toLists(entries: readonly ListEntry[]): {
  lists: Required<AccountLists>;
  rest: ListEntry[];
} {
  const of = (name: ListName) => entries.filter(({ list }) => list === name);
  const favourites = of("preferiti").slice(0, FAVOURITES_MAX);
  const viewed = of("items").slice(0, RECENT_ITEMS_MAX);
  const brands = of("brands").slice(0, BRANDS_MAX);
  const toNames = (list: readonly ListEntry[]) => list.map(({ entry }) => entry);
  const toLabels = (list: readonly ListEntry[]) => list.map(({ label }) => label);
  cut(favourites, (list) => fitsCookie(COOKIES.favourites, toNames(list)));
  cut(
    viewed,
    (list) =>
      fitsCookie(COOKIES.items, toNames(list)) && fitsCookie(COOKIES.labels, toLabels(list)),
  );
  cut(brands, (list) => fitsCookie(COOKIES.brands, toNames(list)));
  const listed = new Set([...favourites, ...viewed, ...brands]);
  return {
    lists: {
      preferiti: toNames(favourites),
      items: toNames(viewed),
      labels: toLabels(viewed),
      brands: toNames(brands),
      uses: [...favourites, ...viewed].flatMap(({ list, entry, use }) =>
        use === null ? [] : [`${list}/${entry}?${use}`],
      ),
    },
    rest: entries.filter((entry) => !listed.has(entry)),
  };
}

function cut(list: ListEntry[], fits: (list: readonly ListEntry[]) => boolean): void {
  while (list.length > 0 && !fits(list)) {
    list.pop();
  }
}
