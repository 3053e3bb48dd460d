import type { SyncedLists, SyncRequest } from "@volpe/contract";
import type { Services } from "../services.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import {
  findSessionLists,
  holdAccountLists,
  putSessionLists,
  updateAccountLists,
} from "./list-repository.ts";
import { type BrowsingLists, mergeFavourites, mergeViewed } from "./merge-lists.ts";

const NOTHING: BrowsingLists = { preferiti: [], items: [], labels: [], brands: [] };

/**
 * Applies what a session changed to the account's lists, and answers what they are by then. Calls
 * of one account wait for each other; those of one session are to be made one after the other, for
 * each is compared with the answer to the one before.
 */
export async function syncLists(
  { db, clock }: Pick<Services, "db" | "clock">,
  { accountId, sessionId }: SignedIn,
  theirs: SyncRequest,
): Promise<SyncedLists> {
  const now = clock.now();
  return await db.transaction(async (within) => {
    const ours = await holdAccountLists(within, { accountId, now });
    const base = (await findSessionLists(within, sessionId)) ?? NOTHING;
    const changes =
      "preferiti" in theirs
        ? mergeFavourites({ base, theirs, ours })
        : mergeViewed({ base, theirs, ours });
    await updateAccountLists(within, { accountId, now, changes });
    await putSessionLists(within, { sessionId, now, changes });
    return changes;
  });
}
