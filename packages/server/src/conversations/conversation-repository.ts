import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
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

/** The changes of one answer. */
export type Turn = {
  conversationId: string;
  /** The turn that the answer was read from. The answer is not stored over another turn. */
  turn: number;
  receipt: string;
  /** The messages of later steps are deleted; null = none. */
  above: number | null;
  messages: readonly StoredMessage[];
  step: number;
  /** The new interview as JSON. */
  interview: string;
  /** The row of the quote that the answer completed, as JSON; absent = none. */
  quote?: string | undefined;
  hasConsented: boolean;
  now: Date;
};

/**
 * Writes all changes of some answers, each of another conversation, in one statement. Returns the
 * conversations that had the given turn and no such receipt; nothing of the others is stored. A
 * turn that changed while the statement waited for its lock is noticed too. The statement is a
 * function of the database (`db/functions.sql`), which plans it once for each connection: planning
 * took most of its time.
 */
export async function storeTurns(db: Database, turns: readonly Turn[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select store_turns(${toRecords(turns)}::jsonb) as id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The interviews and quotes are JSON already. */
function toRecords(turns: readonly Turn[]): string {
  const records = turns.map(
    ({ conversationId: id, interview, quote = "null", now, hasConsented, ...turn }) => {
      const given = { ...turn, id, at: now, has_consented: hasConsented };
      return `${JSON.stringify(given).slice(0, -1)},"interview":${interview},"quote":${quote}}`;
    },
  );
  return `[${records.join(",")}]`;
}

export async function updateConversation(
  db: Database,
  id: string,
  change: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(change).where(eq(conversations.id, id));
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

/** Deletes idle conversations whose owner left no contacts. */
export async function deleteForgotten(db: Database, before: Date): Promise<void> {
  await db
    .delete(conversations)
    .where(and(lt(conversations.updatedAt, before), isNull(conversations.consentedAt)));
}
