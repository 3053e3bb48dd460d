import type { AccountLists, ListKind, SyncedLists, SyncRequest } from "@volpe/contract";
import { type Guard, isListOf, isShape, isText } from "../guard/guard.ts";
import type { Request } from "./request.ts";

const isEntries = isListOf(isText);
const isFavourites = isShape<{ preferiti: string[] }>({ preferiti: isEntries });
const isViewed = isShape<{ items: string[]; labels: string[]; brands: string[] }>({
  items: isEntries,
  labels: isEntries,
  brands: isEntries,
});
export const isAccountLists = isShape<AccountLists>({
  preferiti: isEntries,
  items: isEntries,
  labels: isEntries,
  brands: isEntries,
});

/** `POST /auth/syncdata`: answers the account's lists, the same kinds that were sent. */
export type SyncCall = (request: SyncRequest) => Promise<SyncedLists>;

export function createSyncCall(request: Request): SyncCall {
  return (body) => {
    const data: Guard<SyncedLists> = "preferiti" in body ? isFavourites : isViewed;
    return request({ method: "POST", path: "/auth/syncdata", body, data });
  };
}

/** `GET /auth/lists`: the account's lists; those of `kind` are what this session knows from then on. */
export type ListsCall = (kind: ListKind) => Promise<AccountLists>;

export function createListsCall(request: Request): ListsCall {
  return (kind) =>
    request({ method: "GET", path: "/auth/lists", query: { kind }, data: isAccountLists });
}
