import { and, eq, gte, inArray, lt, ne, notExists } from "drizzle-orm";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Database } from "../db/database.ts";
import { leads } from "../leads/lead-tables.ts";
import { rates } from "../quote/rate-tables.ts";
import { tickets } from "../tickets/ticket-tables.ts";
import { trackingArrivals } from "../tracking/tracking-tables.ts";

/**
 * Deletes requests that did not change since `before`, and whose conversations did not either, with
 * their consents, recall requests and conversations. Conversations with contacts but without a
 * request are deleted after the same time.
 */
export async function deleteOldLeads(db: Database, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const resumed = tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.id, leads.conversationId), gte(conversations.updatedAt, before)));
    const isOld = and(lt(leads.updatedAt, before), notExists(resumed));
    const old = tx.select({ id: leads.conversationId }).from(leads).where(isOld);
    const ids = (await old).flatMap(({ id }) => (id === null ? [] : [id]));
    await tx.delete(leads).where(isOld);
    await tx.delete(conversations).where(inArray(conversations.id, ids));
    const owner = tx
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.conversationId, conversations.id));
    await tx
      .delete(conversations)
      .where(and(lt(conversations.updatedAt, before), notExists(owner)));
  });
}

/** Deletes the arrivals through an affiliate's link before `before`. */
export async function deleteOldArrivals(db: Database, before: Date): Promise<void> {
  await db.delete(trackingArrivals).where(lt(trackingArrivals.arrivedAt, before));
}

/**
 * Deletes supply point and holder of quotes and conversations begun before `before`; their other data are
 * kept.
 */
export async function forgetBilledSupplies(db: Database, before: Date): Promise<void> {
  await db
    .update(rates)
    .set({ sealedSupply: "" })
    .where(and(lt(rates.createdAt, before), ne(rates.sealedSupply, "")));
  await db
    .update(conversations)
    .set({ sealedSupply: "" })
    .where(and(lt(conversations.startedAt, before), ne(conversations.sealedSupply, "")));
}

/** Deletes quotes made before `before` that belong to no request. */
export async function deleteOldRates(db: Database, before: Date): Promise<void> {
  const owner = db.select({ id: leads.id }).from(leads).where(eq(leads.rateId, rates.id));
  await db.delete(rates).where(and(lt(rates.createdAt, before), notExists(owner)));
}

/** Deletes tickets that did not change since `before`. A job deletes their files later. */
export async function deleteOldTickets(db: Database, before: Date): Promise<void> {
  await db.delete(tickets).where(lt(tickets.changedAt, before));
}
