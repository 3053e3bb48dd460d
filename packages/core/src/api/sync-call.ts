import type { AccountLists, ListKind, SyncedLists, SyncRequest } from "@volpe/contract";
import type { Request } from "./request.ts";

/** `POST /auth/syncdata`: answers the account's lists of the kind that was sent. */
export function createSyncCall(request: Request) {
  return (body: SyncRequest) =>
    request<SyncedLists>({ method: "POST", path: "/auth/syncdata", body });
}

/** `GET /auth/lists`: the account's lists, for a device that lost those of `kind`. */
export function createListsCall(request: Request) {
  return (kind: ListKind) =>
    request<AccountLists>({ method: "GET", path: "/auth/lists", query: { kind } });
}
