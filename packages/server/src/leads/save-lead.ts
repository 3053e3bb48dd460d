import type { Interview } from "../assistant/interview.ts";
import { listAnswers } from "../assistant/product-answers.ts";
import { toCallScope } from "../assistant/product-words.ts";
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
    accountId = null,
    rateId,
    isComplete,
    now,
  }: {
    interview: Interview;
    conversationId: string | null;
    /** Who was logged in; null or absent = nobody. */
    accountId?: string | null;
    rateId: string | null;
    /** The quote is saved, or the request made. */
    isComplete: boolean;
    now: Date;
  },
): Promise<Lead> {
  const { draft, notes } = interview;
  const earlier = conversationId === null ? null : await findLeadOfConversation(db, conversationId);
  const phone = /^\+39$/.test(draft.phone) ? "" : draft.phone;
  const lead = await putLead(db, {
    conversationId,
    accountId: accountId ?? earlier?.accountId ?? null,
    rateId: rateId ?? earlier?.rateId ?? null,
    status: isComplete || earlier?.status === "complete" ? "complete" : "open",
    name: draft.name,
    email: draft.email,
    phone,
    communication: draft.communication,
    destination: draft.destination,
    type: draft.type,
    city: draft.address.city,
    province: draft.address.province,
    operator: draft.operator,
    answers: listAnswers(interview),
    offers: draft.offers,
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
  if (draft.communication === "telefono" && phone !== "" && isComplete) {
    await insertRecallRequest(db, {
      leadId: lead.id,
      scope: toScope(interview, rateId),
      preferredTime: notes.callTime,
      phone,
      requestedAt: now,
    });
  }
  return lead;
}

function toScope(interview: Interview, rateId: string | null): string {
  const { type, offers } = interview.draft;
  return rateId === null
    ? `Una telefonata, solo ${toCallScope(interview)}${offers.length === 0 ? "" : `: ${offers.join(", ")}`}.`
    : `Una telefonata sulle offerte ${type} del preventivo ${rateId}.`;
}
