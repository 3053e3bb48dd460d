import { isUuid, toEmailKey } from "@volpe/contract";
import { and, eq, gte, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { getRow } from "../db/get-row.ts";
import { reminders } from "./reminder-tables.ts";

export type Reminder = typeof reminders.$inferSelect;

export async function insertReminder(
  db: Database,
  row: typeof reminders.$inferInsert,
): Promise<Reminder> {
  return getRow(await db.insert(reminders).values(row).returning());
}

export async function findReminder(db: Database, id: string): Promise<Reminder | null> {
  if (!isUuid(id)) return null;
  const [reminder] = await db.select().from(reminders).where(eq(reminders.id, id));
  return reminder ?? null;
}

/** Stores the time of the first confirmation. */
export async function confirmReminder(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(reminders)
    .set({ confirmedAt: now })
    .where(and(eq(reminders.id, id), isNull(reminders.confirmedAt)));
}

/** Withdraws every reminder of the mailbox. */
export async function endReminders(db: Database, emailKey: string, now: Date): Promise<void> {
  await db
    .update(reminders)
    .set({ endedAt: now })
    .where(and(eq(sql`lower(${reminders.email})`, emailKey), isNull(reminders.endedAt)));
}

/** The confirmed, unsent reminders of the prices that end between two ISO days, both included. */
export async function listDueReminders(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<Reminder[]> {
  return await db
    .select()
    .from(reminders)
    .where(
      and(
        isNotNull(reminders.confirmedAt),
        isNull(reminders.sentAt),
        isNull(reminders.endedAt),
        gte(reminders.expiresOn, from),
        lte(reminders.expiresOn, to),
      ),
    )
    .orderBy(reminders.expiresOn, reminders.id);
}

/**
 * Returns false if it was sent or withdrawn in the meantime. A second request for the same price
 * and mailbox counts as sent too.
 */
export async function markReminderSent(
  db: Database,
  { email, tipology, expiresOn }: Reminder,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(reminders)
    .set({ sentAt: now })
    .where(
      and(
        eq(sql`lower(${reminders.email})`, toEmailKey(email)),
        eq(reminders.tipology, tipology),
        eq(reminders.expiresOn, expiresOn),
        isNull(reminders.sentAt),
        isNull(reminders.endedAt),
      ),
    )
    .returning({ id: reminders.id });
  return marked.length > 0;
}

/**
 * Deletes the unconfirmed reminders asked for before `unconfirmedBefore`, those withdrawn before
 * `before`, and those of prices that ended before the ISO day `expiredBefore`.
 */
export async function deleteOldReminders(
  db: Database,
  {
    before,
    unconfirmedBefore,
    expiredBefore,
  }: { before: Date; unconfirmedBefore: Date; expiredBefore: string },
): Promise<void> {
  await db
    .delete(reminders)
    .where(
      or(
        and(isNull(reminders.confirmedAt), lt(reminders.createdAt, unconfirmedBefore)),
        lt(reminders.endedAt, before),
        lt(reminders.expiresOn, expiredBefore),
      ),
    );
}
