import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Interview } from "../interview/interview.ts";
import {
  chatMessages,
  conversationAliases,
  conversationReceipts,
  conversations,
  type StoredMessage,
} from "./conversation-tables.ts";

export type Conversation = typeof conversations.$inferSelect;

export async function insertConversation(
  db: Database,
  row: typeof conversations.$inferInsert,
): Promise<void> {
  await db.insert(conversations).values(row);
  await insertAlias(db, { socketId: row.socketId, conversationId: row.id, now: row.startedAt });
}

export async function insertAlias(
  db: Database,
  { socketId, conversationId, now }: { socketId: string; conversationId: string; now: Date },
): Promise<void> {
  await db
    .insert(conversationAliases)
    .values({ socketId, conversationId, createdAt: now })
    .onConflictDoNothing();
}

/** Locks the row until the transaction ends, so that answers are processed one at a time. */
export async function lockConversation(db: Database, id: string): Promise<Conversation | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for("update");
  return row ?? null;
}

export async function findConversation(db: Database, id: string): Promise<Conversation | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

/**
 * Like `lockConversation`; also returns whether the id was stored before. The receipt is read while
 * the lock is held, because a statement that waited for the lock would not see receipts that were
 * stored in the meantime.
 */
export async function lockForAnswer(
  db: Database,
  id: string,
  receipt: string,
): Promise<{ conversation: Conversation; isTaken: boolean } | null> {
  const conversation = await lockConversation(db, id);
  if (conversation === null) {
    return null;
  }
  const { conversationId, id: receiptId } = conversationReceipts;
  const taken = await db
    .select({ id: receiptId })
    .from(conversationReceipts)
    .where(and(eq(conversationId, id), eq(receiptId, receipt)));
  return { conversation, isTaken: taken.length > 0 };
}

export type Turn = {
  receipt: string;
  messages: readonly StoredMessage[];
  step: number;
  interview: Interview;
  now: Date;
};

/**
 * Writes all changes of one answer in one statement: PGlite shares its thread with the pages, and
 * each statement takes a large part of an answer's time.
 */
export async function storeTurn(
  db: Database,
  conversationId: string,
  { receipt, messages, step, interview, now }: Turn,
): Promise<void> {
  const rows = messages.map(
    (message) =>
      sql`(${conversationId}::uuid, ${message.id}, ${message.step}::integer, ${JSON.stringify(message)}::jsonb)`,
  );
  const known = JSON.stringify(interview);
  const at = now.toISOString();
  const consentedAt = interview.notes.consents === null ? null : at;
  await db.execute(sql`
    with receipt as (
      insert into conversation_receipts (conversation_id, id)
      values (${conversationId}::uuid, ${receipt})
    ), said as (
      insert into chat_messages (conversation_id, id, step, message)
      values ${sql.join(rows, sql`, `)}
    )
    update conversations
    set step = ${step}::integer,
        interview = ${known}::jsonb,
        updated_at = ${at}::timestamptz,
        consented_at = coalesce(consented_at, ${consentedAt}::timestamptz)
    where id = ${conversationId}::uuid`);
}

/** Returns false if the id was stored before. */
export async function insertReceipt(
  db: Database,
  conversationId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .insert(conversationReceipts)
    .values({ conversationId, id })
    .onConflictDoNothing()
    .returning({ id: conversationReceipts.id });
  return rows.length > 0;
}

export async function updateConversation(
  db: Database,
  id: string,
  change: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(change).where(eq(conversations.id, id));
}

/** Deletes the messages after a step. */
export async function deleteAbove(
  db: Database,
  conversationId: string,
  step: number,
): Promise<void> {
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.step, step)));
}

/** Deletes all messages before a new interview. */
export async function deleteMessages(db: Database, conversationId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.conversationId, conversationId));
}

export async function insertMessages(
  db: Database,
  conversationId: string,
  messages: readonly StoredMessage[],
): Promise<void> {
  await db.insert(chatMessages).values(
    messages.map((message) => ({
      conversationId,
      id: message.id,
      step: message.step,
      message,
    })),
  );
}

/** The messages, oldest first. */
export async function listMessages(db: Database, conversationId: string): Promise<StoredMessage[]> {
  const rows = await db
    .select({ message: chatMessages.message })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.sequence));
  return rows.map(({ message }) => message);
}

/** Idle conversations whose owner left no contacts. */
export async function deleteForgotten(db: Database, before: Date): Promise<void> {
  await db
    .delete(conversations)
    .where(and(lt(conversations.updatedAt, before), isNull(conversations.consentedAt)));
}
