import { and, asc, desc, eq, gte, inArray, lt, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { affiliateEntries, affiliateReferrals } from "./affiliate-tables.ts";
import { affiliateHookAttempts, affiliateHookDeliveries, affiliateHooks } from "./hook-tables.ts";
import type { HookMessage, HookResult } from "./send-hook.ts";

export type Hook = typeof affiliateHooks.$inferSelect;
export type Delivery = typeof affiliateHookDeliveries.$inferSelect;

export async function insertHook(within: Database, hook: Hook): Promise<void> {
  await within.insert(affiliateHooks).values(hook);
}

/** Oldest first. */
export async function listHooks(db: Database, affiliateId: string): Promise<Hook[]> {
  return await db
    .select()
    .from(affiliateHooks)
    .where(eq(affiliateHooks.affiliateId, affiliateId))
    .orderBy(asc(affiliateHooks.createdAt), asc(affiliateHooks.id));
}

/** A hook of this affiliate; null if it is another's or does not exist. */
export async function findHook(
  db: Database,
  { id, affiliateId }: { id: string; affiliateId: string },
): Promise<Hook | null> {
  const [row] = await db
    .select()
    .from(affiliateHooks)
    .where(and(eq(affiliateHooks.id, id), eq(affiliateHooks.affiliateId, affiliateId)));
  return row ?? null;
}

export async function deleteHook(db: Database, id: string): Promise<void> {
  await db.delete(affiliateHooks).where(eq(affiliateHooks.id, id));
}

/** Events since `since`, younger than their hook, that have no delivery yet. */
export async function listNewEvents(db: Database, since: Date) {
  const known = (messageId: ReturnType<typeof sql>) =>
    notExists(
      db
        .select({ id: affiliateHookDeliveries.id })
        .from(affiliateHookDeliveries)
        .where(
          and(
            eq(affiliateHookDeliveries.hookId, affiliateHooks.id),
            eq(affiliateHookDeliveries.messageId, messageId),
          ),
        ),
    );
  const referrals = await db
    .select({ hookId: affiliateHooks.id, referral: affiliateReferrals })
    .from(affiliateReferrals)
    .innerJoin(affiliateHooks, eq(affiliateHooks.affiliateId, affiliateReferrals.affiliateId))
    .where(
      and(
        gte(affiliateReferrals.at, since),
        gte(affiliateReferrals.at, affiliateHooks.createdAt),
        sql`${affiliateReferrals.flag} is null`,
        inArray(affiliateReferrals.kind, ["lead", "quote", "contract"]),
        known(sql`'r-' || ${affiliateReferrals.id}`),
      ),
    )
    .orderBy(asc(affiliateReferrals.at));
  const entries = await db
    .select({ hookId: affiliateHooks.id, entry: affiliateEntries, referral: affiliateReferrals })
    .from(affiliateEntries)
    .innerJoin(affiliateHooks, eq(affiliateHooks.affiliateId, affiliateEntries.affiliateId))
    .leftJoin(affiliateReferrals, eq(affiliateReferrals.subject, affiliateEntries.subject))
    .where(
      and(
        gte(affiliateEntries.at, since),
        gte(affiliateEntries.at, affiliateHooks.createdAt),
        known(sql`'e-' || ${affiliateEntries.sequence}`),
      ),
    )
    .orderBy(asc(affiliateEntries.sequence));
  return { referrals, entries };
}

/** Queues a message once for each hook; null if the hook has it already. */
export async function insertDelivery(
  db: Database,
  {
    hookId,
    message,
    now,
    nextAt = now,
  }: {
    hookId: string;
    message: HookMessage;
    now: Date;
    /** Null = the caller tries it itself. */
    nextAt?: Date | null;
  },
): Promise<Delivery | null> {
  const [made] = await db
    .insert(affiliateHookDeliveries)
    .values({ hookId, message, messageId: message.id, tries: 0, nextAt, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/**
 * Takes the deliveries to try now, the oldest first. No other run takes them before `until`. If a
 * run is killed, the first run after `until` takes its deliveries.
 */
export async function takeDueDeliveries(
  db: Database,
  { now, until, max }: { now: Date; until: Date; max: number },
): Promise<{ delivery: Delivery; hook: Hook }[]> {
  return await db.transaction(async (within) => {
    const due = await within
      .select({ delivery: affiliateHookDeliveries, hook: affiliateHooks })
      .from(affiliateHookDeliveries)
      .innerJoin(affiliateHooks, eq(affiliateHooks.id, affiliateHookDeliveries.hookId))
      .where(lte(affiliateHookDeliveries.nextAt, now))
      .orderBy(asc(affiliateHookDeliveries.nextAt))
      .limit(max)
      .for("update", { of: affiliateHookDeliveries, skipLocked: true });
    const ids = due.map(({ delivery }) => delivery.id);
    await within
      .update(affiliateHookDeliveries)
      .set({ nextAt: until })
      .where(inArray(affiliateHookDeliveries.id, ids));
    return due;
  });
}

/**
 * Stores the outcome of one try, and when the next one is due. Does nothing if the hook was
 * removed.
 */
export async function settleDelivery(
  db: Database,
  { id, tries }: Pick<Delivery, "id" | "tries">,
  { result, nextAt, now }: { result: HookResult; nextAt: Date | null; now: Date },
): Promise<void> {
  await db.transaction(async (within) => {
    const settled = await within
      .update(affiliateHookDeliveries)
      .set({ tries: tries + 1, nextAt })
      .where(eq(affiliateHookDeliveries.id, id))
      .returning({ id: affiliateHookDeliveries.id });
    if (settled.length === 1) {
      await within.insert(affiliateHookAttempts).values({ deliveryId: id, ...result, at: now });
    }
  });
}

/** The newest tries of an affiliate's hooks, each with the time of the try after it. */
export async function listAttempts(db: Database, affiliateId: string, max: number) {
  const { deliveryId, at } = affiliateHookAttempts;
  const retriedAt = sql`lead(${at}) over (partition by ${deliveryId} order by ${at})`;
  return await db
    .select({
      hookId: affiliateHookDeliveries.hookId,
      message: affiliateHookDeliveries.message,
      status: affiliateHookAttempts.status,
      fault: affiliateHookAttempts.fault,
      at: affiliateHookAttempts.at,
      retriedAt: sql<Date | null>`${retriedAt}`.mapWith(at),
      // The delivery's state belongs to its newest try, so older tries show none.
      nextAt:
        sql<Date | null>`case when ${retriedAt} is null then ${affiliateHookDeliveries.nextAt} end`.mapWith(
          at,
        ),
    })
    .from(affiliateHookAttempts)
    .innerJoin(
      affiliateHookDeliveries,
      eq(affiliateHookDeliveries.id, affiliateHookAttempts.deliveryId),
    )
    .innerJoin(affiliateHooks, eq(affiliateHooks.id, affiliateHookDeliveries.hookId))
    .where(eq(affiliateHooks.affiliateId, affiliateId))
    .orderBy(desc(at))
    .limit(max);
}

/** Deletes the deliveries before `before` with their tries. */
export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(affiliateHookDeliveries).where(lt(affiliateHookDeliveries.createdAt, before));
}
