import { type Interview, isGas } from "../assistant/interview.ts";
import type { Database } from "../db/database.ts";
import { CONSENT_POLICY_VERSION, CONSENT_TEXTS, type ConsentCategory } from "./consent-texts.ts";
import {
  findLeadOfConversation,
  insertRecallRequest,
  keepConsents,
  type Lead,
  putLead,
} from "./lead-repository.ts";

/** Has the person left a contact, after the privacy notice? */
export function isLead({ draft, notes }: Interview): boolean {
  return notes.consents !== null && draft.email !== "";
}

/**
 * Writes the lead of an interview with its consents and, where a call was asked for, the request
 * to be called. A conversation has one lead: its later quotes bring it up to date.
 */
export async function saveLead(
  db: Database,
  {
    interview,
    conversationId,
    rateId,
    now,
  }: { interview: Interview; conversationId: string | null; rateId: string | null; now: Date },
): Promise<Lead> {
  const { draft, notes } = interview;
  const earlier = conversationId === null ? null : await findLeadOfConversation(db, conversationId);
  const phone = /^\+39$/.test(draft.phone) ? "" : draft.phone;
  const lead = await putLead(db, {
    conversationId,
    rateId: rateId ?? earlier?.rateId ?? null,
    status: rateId === null && earlier?.status !== "complete" ? "open" : "complete",
    name: draft.name,
    email: draft.email,
    phone,
    communication: draft.communication,
    destination: draft.destination,
    type: draft.type,
    city: draft.address.city,
    province: draft.address.province,
    operator: draft.operator,
    tracking: draft.tracking,
    createdAt: now,
    updatedAt: now,
  });
  const granted: Record<ConsentCategory, boolean> = {
    privacy: true,
    marketing: notes.consents?.marketing ?? false,
    thirdParties: notes.consents?.thirdParties ?? false,
  };
  await keepConsents(
    db,
    lead.id,
    (["privacy", "marketing", "thirdParties"] as const).map((category) => ({
      category,
      granted: granted[category],
      text: CONSENT_TEXTS[category],
      policyVersion: CONSENT_POLICY_VERSION,
      givenAt: now,
    })),
  );
  if (draft.communication === "telefono" && phone !== "" && rateId !== null) {
    await insertRecallRequest(db, {
      leadId: lead.id,
      scope: `Una telefonata sulle offerte ${isGas(interview) ? "gas" : "luce"} del preventivo ${rateId}.`,
      preferredTime: notes.callTime,
      phone,
      requestedAt: now,
    });
  }
  return lead;
}
