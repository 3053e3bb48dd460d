import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  chatMessages,
  conversationAliases,
  conversationReceipts,
  conversationSteps,
  conversations,
  type StoredMessage,
} from "./conversation-tables.ts";
import type { Interview } from "./interview.ts";

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

/** Holds the row until the transaction ends, so that one answer at a time is taken. */
export async function lockConversation(db: Database, id: string): Promise<Conversation | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for("update");
  return row ?? null;
}

export async function findConversation(db: Database, id: string): Promise<Conversation | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
  return row ?? null;
}

/** The row, held as by `lockConversation`, and whether the id was taken before. */
export async function lockForAnswer(
  db: Database,
  id: string,
  receipt: string,
): Promise<{ conversation: Conversation; isTaken: boolean } | null> {
  const [row] = await db
    .select({
      conversation: conversations,
      isTaken: sql<boolean>`exists (
        select 1 from conversation_receipts taken
        where taken.conversation_id = conversations.id and taken.id = ${receipt})`,
    })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for("update");
  return row ?? null;
}

export type Turn = {
  receipt: string;
  messages: readonly StoredMessage[];
  step: number;
  interview: Interview;
  now: Date;
};

/**
 * Writes all that one answer changes, in one statement: PGlite shares its thread with the pages,
 * and each statement saved is a good part of an answer's time.
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
    ), asked as (
      insert into conversation_steps (conversation_id, step, interview)
      values (${conversationId}::uuid, ${step}::integer, ${known}::jsonb)
      on conflict (conversation_id, step) do update set interview = excluded.interview
    )
    update conversations
    set step = ${step}::integer,
        interview = ${known}::jsonb,
        updated_at = ${at}::timestamptz,
        consented_at = coalesce(consented_at, ${consentedAt}::timestamptz)
    where id = ${conversationId}::uuid`);
}

/** False where the id was taken before. */
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

export async function putStep(
  db: Database,
  conversationId: string,
  { step, interview }: { step: number; interview: Interview },
): Promise<void> {
  await db
    .insert(conversationSteps)
    .values({ conversationId, step, interview })
    .onConflictDoUpdate({
      target: [conversationSteps.conversationId, conversationSteps.step],
      set: { interview },
    });
}

/** What was known when the step was asked; null = it is not among those asked. */
export async function findStep(
  db: Database,
  conversationId: string,
  step: number,
): Promise<Interview | null> {
  const [row] = await db
    .select({ interview: conversationSteps.interview })
    .from(conversationSteps)
    .where(
      and(eq(conversationSteps.conversationId, conversationId), eq(conversationSteps.step, step)),
    );
  return row?.interview ?? null;
}

/** Forgets what was asked and said above a step. */
export async function deleteAbove(
  db: Database,
  conversationId: string,
  step: number,
): Promise<void> {
  await db
    .delete(conversationSteps)
    .where(
      and(eq(conversationSteps.conversationId, conversationId), gt(conversationSteps.step, step)),
    );
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.step, step)));
}

/** Forgets all that was said, for a new start. */
export async function deleteMessages(db: Database, conversationId: string): Promise<void> {
  await db.delete(chatMessages).where(eq(chatMessages.conversationId, conversationId));
  await db.delete(conversationSteps).where(eq(conversationSteps.conversationId, conversationId));
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

/** What was said, oldest first. */
export async function listMessages(db: Database, conversationId: string): Promise<StoredMessage[]> {
  const rows = await db
    .select({ message: chatMessages.message })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.sequence));
  return rows.map(({ message }) => message);
}

/** Conversations that nobody took up again and whose owner left no contacts. */
export async function deleteForgotten(db: Database, before: Date): Promise<void> {
  await db
    .delete(conversations)
    .where(and(lt(conversations.updatedAt, before), isNull(conversations.consentedAt)));
}
