import { and, asc, eq, gte, inArray, isNull, lt } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { leadConsents, leads, recallRequests } from "./lead-tables.ts";

export type Lead = typeof leads.$inferSelect;
export type LeadConsent = typeof leadConsents.$inferSelect;
type ShownConsent = Omit<typeof leadConsents.$inferInsert, "leadId">;
export type RecallRequest = typeof recallRequests.$inferSelect;

/** One lead for each conversation: a later quote of the same conversation brings it up to date. */
export async function putLead(db: Database, row: typeof leads.$inferInsert): Promise<Lead> {
  const { createdAt: _, ...change } = row;
  const [lead] = await db
    .insert(leads)
    .values(row)
    .onConflictDoUpdate({ target: leads.conversationId, set: change })
    .returning();
  if (lead === undefined) {
    throw new Error("an upsert returned no row");
  }
  return lead;
}

export async function findLeadOfConversation(
  db: Database,
  conversationId: string,
): Promise<Lead | null> {
  const [lead] = await db.select().from(leads).where(eq(leads.conversationId, conversationId));
  return lead ?? null;
}

/**
 * Keeps what changed: a box shown again and left as it was adds nothing, not even after its consent
 * was taken back by link. Answers what was kept.
 */
export async function keepConsents(
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

export async function insertRecallRequest(
  db: Database,
  row: typeof recallRequests.$inferInsert,
): Promise<void> {
  await db.insert(recallRequests).values(row);
}

/** Open leads that have not moved since `before` and of which the operator was not told. */
export async function listUntold(db: Database, before: Date): Promise<Lead[]> {
  return await db
    .select()
    .from(leads)
    .where(and(isNull(leads.notifiedAt), eq(leads.status, "open"), lt(leads.updatedAt, before)))
    .orderBy(asc(leads.updatedAt))
    .limit(100);
}

/** False where it was marked already, by another process. */
export async function markTold(db: Database, id: string, now: Date): Promise<boolean> {
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
