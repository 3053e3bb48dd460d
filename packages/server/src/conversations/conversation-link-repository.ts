import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { conversationLinks } from "./conversation-tables.ts";

export async function insertLink(
  db: Database,
  row: typeof conversationLinks.$inferInsert,
): Promise<void> {
  await db.insert(conversationLinks).values(row);
}

/**
 * Binds an unused, unexpired link to a device's key and returns its conversation's id; null if the
 * link is unknown, expired or bound to another device. Idempotent for the device that opened it.
 */
export async function takeLink(
  db: Database,
  { tokenHash, keyHash, now }: { tokenHash: string; keyHash: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .update(conversationLinks)
    .set({ keyHash })
    .where(
      and(
        eq(conversationLinks.tokenHash, tokenHash),
        gt(conversationLinks.expiresAt, now),
        or(isNull(conversationLinks.keyHash), eq(conversationLinks.keyHash, keyHash)),
      ),
    )
    .returning({ conversationId: conversationLinks.conversationId });
  return row?.conversationId ?? null;
}

/** Whether a device that opened a link of the conversation holds this key. */
export async function hasLinkKey(
  db: Database,
  { conversationId, keyHash }: { conversationId: string; keyHash: string },
): Promise<boolean> {
  const [row] = await db
    .select({ keyHash: conversationLinks.keyHash })
    .from(conversationLinks)
    .where(
      and(
        eq(conversationLinks.conversationId, conversationId),
        eq(conversationLinks.keyHash, keyHash),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Deletes links that expired before `now` and were never opened. */
export async function deleteUnopenedLinks(db: Database, now: Date): Promise<void> {
  await db
    .delete(conversationLinks)
    .where(and(lt(conversationLinks.expiresAt, now), isNull(conversationLinks.keyHash)));
}
