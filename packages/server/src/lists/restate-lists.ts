import type { AccountLists, AccountListsRequest } from "@volpe/contract";
import type { Services } from "../services.ts";
import type { SignedIn } from "../sessions/signed-in.ts";
import { holdAccountLists, putSessionLists } from "./list-repository.ts";

/**
 * Answers the account's lists, and counts those of `kind` as what the session was last answered: for
 * who lost them, or the answer, and must not seem to have removed what is not there.
 */
export async function restateLists(
  { db, clock }: Pick<Services, "db" | "clock">,
  { accountId, sessionId }: SignedIn,
  { kind }: AccountListsRequest,
): Promise<AccountLists> {
  const now = clock.now();
  return await db.transaction(async (within) => {
    const { preferiti, items, labels, brands } = await holdAccountLists(within, { accountId, now });
    const changes = {
      ...(kind !== "viewed" && { preferiti }),
      ...(kind !== "favourites" && { items, labels, brands }),
    };
    await putSessionLists(within, { sessionId, now, changes });
    return { preferiti, items, labels, brands };
  });
}
