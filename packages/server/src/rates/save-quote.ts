import { getRate, type Interview } from "../assistant/interview.ts";
import type { Database } from "../db/database.ts";
import { markTold } from "../leads/lead-repository.ts";
import { toOperatorMail } from "../leads/operator-mail.ts";
import { isLead, saveLead } from "../leads/save-lead.ts";
import { createLimits } from "../limits/limits.ts";
import type { Services } from "../services.ts";
import type { Quote } from "./quote.ts";
import { toQuoteMail } from "./quote-mail.ts";
import { createKey, hashKey } from "./rate-key.ts";
import { insertRate, type SavedRate } from "./rate-repository.ts";

/** What a quote may cost others: nobody fills a third person's mailbox through us. */
const LEADS_PER_ADDRESS = { max: 10, windowSeconds: 60 * 60 };
const MAILS_PER_RECIPIENT = { max: 3, windowSeconds: 24 * 60 * 60 };

/**
 * `sent` · `recipient-limit` that mailbox had its three of the day · `address-limit` too many came
 * from one address, so neither contacts nor mail are kept · `none` no contact was left.
 */
export type Delivery = "sent" | "recipient-limit" | "address-limit" | "none";

export type SaveQuoteOptions = {
  /** The draft carries the rate's id as `preventivo`. */
  interview: Interview;
  quote: Quote;
  conversationId: string | null;
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
  { interview, quote, conversationId, visitorAddress, keepLead }: SaveQuoteOptions,
): Promise<{ delivery: Delivery; ownerKey: string }> {
  const { catalogue, clock, config, mail } = services;
  const now = clock.now();
  const ownerKey = createKey();
  const rate = toRow({ interview, quote, ownerKey, now, state: catalogue.state() });
  await insertRate(within, rate);
  if (!keepLead || !isLead(interview)) {
    return { delivery: "none", ownerKey };
  }
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  if (!(await limits.take(`leads:${visitorAddress}`, LEADS_PER_ADDRESS))) {
    return { delivery: "address-limit", ownerKey };
  }
  const lead = await saveLead(within, { interview, conversationId, rateId: rate.id, now });
  if (config.operatorEmail !== null) {
    await mail.send(toOperatorMail(lead, config.operatorEmail), { within });
    await markTold(within, lead.id, now);
  }
  const { name, email } = interview.draft;
  if (!(await limits.take(`quote-mail:${toMailbox(email)}`, MAILS_PER_RECIPIENT))) {
    return { delivery: "recipient-limit", ownerKey };
  }
  const { publicUrl } = config;
  await mail.send(toQuoteMail({ rate, to: email, name, ownerKey, publicUrl }), { within });
  return { delivery: "sent", ownerKey };
}

// anna+1@ and anna+2@ are one person's mailbox.
function toMailbox(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
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
