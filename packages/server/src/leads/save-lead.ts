import { isProductTipology, RECALL_CONSENT } from "@volpe/contract";
import { bindReferral, type ReferredObject } from "../affiliates/bind-referral.ts";
import type { Database } from "../db/database.ts";
import { type Interview, wantsRecall } from "../interview/interview.ts";
import { listAnswers } from "../interview/product-answers.ts";
import { toCallScope, toRecallSentence } from "../interview/product-words.ts";
import { communication } from "../interview/questions/channel-questions.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { toShownConsents } from "../person/consent-texts.ts";
import type { Config } from "../process/config.ts";
import type { Services } from "../services.ts";
import type { Visit } from "../tracking/read-tracking.ts";
import {
  findLeadOfConversation,
  hasRecall,
  insertRecallRequest,
  type Lead,
  putLead,
  storeConsents,
  withdrawRecallsOfConversation,
} from "./lead-repository.ts";
import { toRecallWithdrawnMail } from "./operator-mail.ts";

/** Whether the person left a contact and acknowledged the privacy notice. */
export function isLead({ draft, notes }: Interview): boolean {
  return notes.consents !== null && draft.email !== "";
}

/** The typed number; empty if only the prefix was typed. */
function toGivenPhone({ draft }: Interview): string {
  return /^\+39$/.test(draft.phone) ? "" : draft.phone;
}

/** An interview that may become a lead. */
export type LeadSource = {
  interview: Interview;
  conversationId: string | null;
  /** The logged-in account; null or absent = none. */
  accountId?: string | null;
  /** How the visitor of the request came; absent for a conversation, which has its own. */
  visit?: Visit | undefined;
};

/**
 * Stores the lead of an interview with its consents and, if the person asked for a call or a
 * message, that request. A conversation has one lead, which its later quotes update.
 */
export async function saveLead(
  db: Database,
  config: Pick<Config, "affiliateClick">,
  {
    interview,
    conversationId,
    accountId = null,
    rateId,
    isComplete,
    visit,
    now,
  }: LeadSource & {
    rateId: string | null;
    /** True if the interview ended with a quote or a request. */
    isComplete: boolean;
    now: Date;
  },
): Promise<Lead> {
  const { draft, notes } = interview;
  const earlier = conversationId === null ? null : await findLeadOfConversation(db, conversationId);
  const phone = toGivenPhone(interview);
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
    answers: listAnswers(FLOW, interview),
    offers: draft.offers,
    tracking: draft.tracking,
    createdAt: now,
    updatedAt: now,
  });
  await bindReferral(
    db,
    config,
    { kind: "lead", id: lead.id },
    {
      parents: toParents({ conversationId, rateId: lead.rateId }),
      tracking: draft.tracking,
      visit,
      accountId: lead.accountId,
      email: draft.email,
      now,
    },
  );
  const consents = toShownConsents({
    privacy: true,
    marketing: notes.consents?.marketing ?? false,
  });
  await storeConsents(
    db,
    lead.id,
    consents.map((consent) => ({ ...consent, givenAt: now })),
  );
  // The person of an unfinished interview was informed that the request is stored. A finished
  // interview narrows its scope.
  if (wantsRecall(interview) && phone !== "" && (isComplete || !(await hasRecall(db, lead.id)))) {
    await insertRecallRequest(db, {
      leadId: lead.id,
      scope: toScope(interview, rateId),
      text: toRecallText(interview, conversationId),
      policyVersion: RECALL_CONSENT.version,
      preferredTime: notes.callTime,
      phone,
      requestedAt: now,
    });
  }
  return lead;
}

/** The objects that a request comes from, the nearest first. */
export function toParents({
  conversationId,
  rateId = null,
}: {
  conversationId: string | null;
  rateId?: string | null;
}): ReferredObject[] {
  return [
    ...(rateId === null ? [] : [{ kind: "quote" as const, id: rateId }]),
    ...(conversationId === null ? [] : [{ kind: "conversation" as const, id: conversationId }]),
  ];
}

/** The sentence that the form or the assistant showed. */
function toRecallText(interview: Interview, conversationId: string | null): string {
  const channel = interview.draft.communication === "whatsapp" ? "whatsapp" : "telefono";
  return conversationId === null ? RECALL_CONSENT.form : toRecallSentence(interview, channel);
}

function toScope(interview: Interview, rateId: string | null): string {
  const { type, offers, communication } = interview.draft;
  const what = communication === "whatsapp" ? "Un messaggio WhatsApp" : "Una telefonata";
  return rateId === null || isProductTipology(type)
    ? `${what}, solo ${toCallScope(interview)}${offers.length === 0 ? "" : `: ${offers.join(", ")}`}.`
    : `${what} sulle offerte ${type} del preventivo ${rateId}.`;
}

/**
 * Deletes the call requests of a conversation whose person has now chosen e-mail, the other
 * channel, another number or no contact, and tells the operator. An interview about another quote
 * changes nothing until it has a call request of its own.
 */
export async function endUnwantedRecalls(
  within: Database,
  { config, mail }: Pick<Services, "config" | "mail">,
  { interview, conversationId, now }: { interview: Interview; conversationId: string; now: Date },
): Promise<void> {
  const lead = await findLeadOfConversation(within, conversationId);
  if (lead === null || !isOtherWish(interview, lead)) {
    return;
  }
  const told = await withdrawRecallsOfConversation(within, conversationId);
  if (told.length > 0 && config.operatorEmail !== null) {
    const message = toRecallWithdrawnMail(told, { to: config.operatorEmail, now });
    await mail.send(message, { within });
  }
}

function isOtherWish(interview: Interview, lead: Lead): boolean {
  const { answers, calledAbout } = interview.notes;
  const isOfEarlierQuote = lead.rateId !== null && lead.rateId === calledAbout;
  if (isOfEarlierQuote || !answers.some(({ step }) => step === communication.step)) {
    return false;
  }
  const phone = toGivenPhone(interview);
  return (
    !wantsRecall(interview) ||
    interview.draft.communication !== lead.communication ||
    (phone !== "" && phone !== lead.phone)
  );
}
