import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { leadConsents, leads } from "../leads/lead-tables.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address that a request was left with, by its own id or that of its quote. */
export async function findMailbox(db: Database, reference: string): Promise<string | null> {
  const [lead] = await db
    .select({ email: leads.email })
    .from(leads)
    .where(
      or(eq(leads.rateId, reference), UUID.test(reference) ? eq(leads.id, reference) : undefined),
    )
    .orderBy(desc(leads.updatedAt))
    .limit(1);
  return lead?.email ?? null;
}

/** Of each request of that mailbox, what was agreed to beside marketing and third parties. */
export async function withdrawLeadConsents(
  within: Database,
  { emailKey, now }: { emailKey: string; now: Date },
): Promise<void> {
  const inForce = await within
    .selectDistinctOn([leadConsents.leadId, leadConsents.category], {
      leadId: leadConsents.leadId,
      category: leadConsents.category,
      granted: leadConsents.granted,
      text: leadConsents.text,
      policyVersion: leadConsents.policyVersion,
    })
    .from(leadConsents)
    .innerJoin(leads, eq(leads.id, leadConsents.leadId))
    .where(
      and(
        eq(sql`lower(${leads.email})`, emailKey),
        inArray(leadConsents.category, ["marketing", "thirdParties"]),
      ),
    )
    .orderBy(leadConsents.leadId, leadConsents.category, desc(leadConsents.givenAt));
  const withdrawn = inForce
    .filter(({ granted }) => granted)
    .map((consent) => ({ ...consent, granted: false, source: "link" as const, givenAt: now }));
  if (withdrawn.length > 0) {
    await within.insert(leadConsents).values(withdrawn);
  }
}
