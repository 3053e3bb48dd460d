import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { getRow } from "../db/get-row.ts";
import { leadConsents, leads, recallRequests } from "./lead-tables.ts";

export type Lead = typeof leads.$inferSelect;
type LeadConsent = typeof leadConsents.$inferSelect;
type ShownConsent = Omit<typeof leadConsents.$inferInsert, "leadId">;
type RecallRequest = typeof recallRequests.$inferSelect;

/** Each conversation has one lead; a later quote of the conversation updates it. */
export async function putLead(db: Database, row: typeof leads.$inferInsert): Promise<Lead> {
  const { createdAt: _, ...change } = row;
  return getRow(
    await db
      .insert(leads)
      .values(row)
      .onConflictDoUpdate({ target: leads.conversationId, set: change })
      .returning(),
  );
}

export async function findLeadOfConversation(
  db: Database,
  conversationId: string,
): Promise<Lead | null> {
  const [lead] = await db.select().from(leads).where(eq(leads.conversationId, conversationId));
  return lead ?? null;
}

/** The request with which a quote was saved; null if it was deleted or left no contacts. */
export async function findLeadOfRate(db: Database, rateId: string): Promise<Lead | null> {
  const [lead] = await db.select().from(leads).where(eq(leads.rateId, rateId));
  return lead ?? null;
}

/**
 * Stores the consents that changed and returns them. A box that is saved unchanged adds no row,
 * even if its consent was withdrawn by link in the meantime.
 */
export async function storeConsents(
  db: Database,
  leadId: string,
  shown: readonly ShownConsent[],
): Promise<ShownConsent[]> {
  const held = await db
    .select()
    .from(leadConsents)
    .where(eq(leadConsents.leadId, leadId))
    .orderBy(asc(leadConsents.givenAt));
  const changed = shown.filter(({ category, policyVersion, granted }) => {
    const rows = held.filter((consent) => consent.category === category);
    const last = rows.findLast(({ source }) => source === "box");
    const isTakenBack = rows.at(-1)?.source === "link";
    return last?.granted !== granted || (last.policyVersion !== policyVersion && !isTakenBack);
  });
  if (changed.length > 0) {
    await db.insert(leadConsents).values(changed.map((consent) => ({ ...consent, leadId })));
  }
  return changed;
}

/** The owner's last choice about the supplier of an offer; null if there is none. */
export async function findSupplierConsent(
  db: Database,
  { leadId, offer }: { leadId: string; offer: string },
): Promise<LeadConsent | null> {
  const [last] = await db
    .select()
    .from(leadConsents)
    .where(
      and(
        eq(leadConsents.leadId, leadId),
        eq(leadConsents.category, "thirdParties"),
        eq(leadConsents.offer, offer),
      ),
    )
    .orderBy(desc(leadConsents.givenAt))
    .limit(1);
  return last ?? null;
}

export async function insertConsent(
  db: Database,
  row: typeof leadConsents.$inferInsert,
): Promise<void> {
  await db.insert(leadConsents).values(row);
}

export async function insertRecallRequest(
  db: Database,
  row: typeof recallRequests.$inferInsert,
): Promise<void> {
  await db.insert(recallRequests).values(row);
}

/** Whether the person asked for a call or a message and did not withdraw that. */
export async function hasRecall(db: Database, leadId: string): Promise<boolean> {
  const rows = await db
    .select({ id: recallRequests.id })
    .from(recallRequests)
    .where(eq(recallRequests.leadId, leadId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Deletes the requests to be called that came from a conversation. Returns the ids of the leads
 * that the operator was already told of.
 */
export async function withdrawRecallsOfConversation(
  db: Database,
  conversationId: string,
): Promise<string[]> {
  const ofConversation = db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.conversationId, conversationId));
  const deleted = await db
    .delete(recallRequests)
    .where(inArray(recallRequests.leadId, ofConversation))
    .returning({ leadId: recallRequests.leadId });
  const told = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        inArray(
          leads.id,
          deleted.map(({ leadId }) => leadId),
        ),
        isNotNull(leads.notifiedAt),
      ),
    );
  return told.map(({ id }) => id);
}

/**
 * Leads that did not change since `before` and were not mailed to the operator, the longest waiting
 * first: unfinished ones, and those that came when too many arrived from one address.
 */
export async function listUnnotified(db: Database, before: Date): Promise<Lead[]> {
  return await db
    .select()
    .from(leads)
    .where(and(isNull(leads.notifiedAt), lt(leads.updatedAt, before)))
    .orderBy(asc(leads.updatedAt))
    .limit(25);
}

/** Returns false if another process already marked it. */
export async function markNotified(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(leads)
    .set({ notifiedAt: now })
    .where(and(eq(leads.id, id), isNull(leads.notifiedAt)))
    .returning({ id: leads.id });
  return rows.length > 0;
}

export type FullLead = Lead & { consents: LeadConsent[]; recalls: RecallRequest[] };

/** Leads with their consents and requests to be called, oldest first. */
export async function listLeads(db: Database, since: Date | null): Promise<FullLead[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(since === null ? undefined : gte(leads.updatedAt, since))
    .orderBy(asc(leads.createdAt), asc(leads.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) {
    return [];
  }
  const consents = await db
    .select()
    .from(leadConsents)
    .where(inArray(leadConsents.leadId, ids))
    .orderBy(asc(leadConsents.givenAt), asc(leadConsents.category));
  const recalls = await db
    .select()
    .from(recallRequests)
    .where(inArray(recallRequests.leadId, ids))
    .orderBy(asc(recallRequests.requestedAt));
  return rows.map((lead) => ({
    ...lead,
    consents: consents.filter(({ leadId }) => leadId === lead.id),
    recalls: recalls.filter(({ leadId }) => leadId === lead.id),
  }));
}
