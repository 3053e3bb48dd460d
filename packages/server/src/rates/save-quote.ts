import { getRate, type Interview } from "../assistant/interview.ts";
import type { Database } from "../db/database.ts";
import { type Delivery, keepLead as keepLeadAndTell } from "../leads/keep-lead.ts";
import { isLead } from "../leads/save-lead.ts";
import type { Services } from "../services.ts";
import { toUnsubscribeUrl } from "../unsubscribe/unsubscribe-key.ts";
import type { Quote } from "./quote.ts";
import { toQuoteMail } from "./quote-mail.ts";
import { createKey, hashKey } from "./rate-key.ts";
import { insertRate, type SavedRate } from "./rate-repository.ts";

export type SaveQuoteOptions = {
  /** The draft carries the rate's id as `preventivo`. */
  interview: Interview;
  quote: Quote;
  conversationId: string | null;
  /** Who was logged in; null or absent = nobody. */
  accountId?: string | null;
  visitorAddress: string;
  /** False saves the figures alone: no lead, no mail. */
  keepLead: boolean;
};

/**
 * Saves the rate, the lead and the mails to be sent, all in the given transaction: they exist only
 * together with the answer that completed them.
 */
export async function saveQuote(
  within: Database,
  services: Pick<Services, "catalogue" | "clock" | "config" | "mail">,
  {
    interview,
    quote,
    conversationId,
    accountId = null,
    visitorAddress,
    keepLead,
  }: SaveQuoteOptions,
): Promise<{ delivery: Delivery; ownerKey: string }> {
  const { catalogue, clock, config } = services;
  const now = clock.now();
  const ownerKey = createKey();
  const rate = toRow({ interview, quote, ownerKey, now, state: catalogue.state() });
  await insertRate(within, rate);
  if (!keepLead || !isLead(interview)) {
    return { delivery: "none", ownerKey };
  }
  const { publicUrl } = config;
  const { name, email } = interview.draft;
  const delivery = await keepLeadAndTell(within, services, {
    interview,
    conversationId,
    accountId,
    rateId: rate.id,
    visitorAddress,
    // By the lead: a conversation's later quote leaves the links of the earlier mails good.
    toMail: (leadId) => {
      const unsubscribeUrl = toUnsubscribeUrl(config, leadId);
      return toQuoteMail({ rate, to: email, name, ownerKey, publicUrl, unsubscribeUrl });
    },
  });
  return { delivery, ownerKey };
}

function toRow({
  interview,
  quote,
  ownerKey,
  now,
  state,
}: {
  interview: Interview;
  quote: Quote;
  ownerKey: string;
  now: Date;
  state: ReturnType<Services["catalogue"]["state"]>;
}): SavedRate {
  const { draft } = interview;
  const type = draft.type === "gas" ? "gas" : "luce";
  return {
    id: draft.preventivo,
    ownerKeyHash: hashKey(ownerKey),
    type,
    subtype: draft.subtype,
    destination: draft.destination === "aziende" ? "aziende" : "privati",
    province: draft.address.province,
    capacityKw: type === "gas" ? null : Number(draft.capacity),
    figures: getRate(interview),
    reference: quote.reference,
    referenceSpendEur: quote.referenceSpendEur,
    offers: quote.offers,
    bestSlug: quote.best.slug,
    assumptions: quote.assumptions,
    dataDay: state.updatedAt ?? now.toISOString().slice(0, 10),
    demonstration: state.demonstration,
    tracking: draft.tracking,
    createdAt: now,
  };
}
