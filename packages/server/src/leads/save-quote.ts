import { isProductTipology, toRomeDay } from "@volpe/contract";
import { bindReferral } from "../affiliates/bind-referral.ts";
import type { Database } from "../db/database.ts";
import { getRate, type Interview } from "../interview/interview.ts";
import { listAnswers } from "../interview/product-answers.ts";
import { getNeeds } from "../interview/product-needs.ts";
import { describeNext } from "../interview/product-words.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import type { Config } from "../process/config.ts";
import type { Quote } from "../quote/quote.ts";
import { toQuoteMail } from "../quote/quote-mail.ts";
import { toOwnRatePath, toRateKey } from "../quote/rate-key.ts";
import { clearUndelivered, findRate, insertRate } from "../quote/rate-repository.ts";
import type { SavedRate } from "../quote/read-stored-rate.ts";
import { type BilledSupply, NO_BILLED_SUPPLY, sealSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";
import { toParents } from "./save-lead.ts";
import { type Delivery, type FinishedInterview, storeLead } from "./store-lead.ts";

/**
 * Stores the quote, its lead and its mails in the transaction of the answer that completed them. The
 * interview's draft carries the rate's id as `preventivo`; `supply` is that of a confirmed bill.
 */
export async function saveQuote(
  within: Database,
  services: Pick<Services, "clock" | "config" | "mail">,
  { quote, supply, ...finished }: FinishedInterview & { quote: Quote; supply?: BilledSupply },
): Promise<{ delivery: Delivery; ownerKey: string }> {
  const { clock, config } = services;
  const now = clock.now();
  const { interview, conversationId, accountId = null, visit } = finished;
  const rate = toRate(config, { interview, quote, supply, accountId, now });
  await insertRate(within, rate);
  await bindReferral(
    within,
    config,
    { kind: "quote", id: rate.id },
    {
      parents: toParents({ conversationId }),
      tracking: rate.tracking,
      visit,
      accountId,
      email: interview.draft.email,
      now,
    },
  );
  const delivery = await tell(within, services, { ...finished, rate });
  return { delivery, ownerKey: toRateKey(config, rate.id) };
}

/** Stores the lead and the mails of a quote that was saved before the contacts were left. */
export async function sendQuote(
  within: Database,
  services: Pick<Services, "clock" | "config" | "mail">,
  finished: FinishedInterview,
): Promise<Delivery> {
  const rate = await findRate(within, finished.interview.draft.preventivo);
  if (rate === null) {
    return "none";
  }
  await clearUndelivered(within, rate.id);
  return await tell(within, services, { ...finished, rate });
}

async function tell(
  within: Database,
  services: Pick<Services, "clock" | "config" | "mail">,
  { rate, ...finished }: FinishedInterview & { rate: SavedRate },
): Promise<Delivery> {
  const { config } = services;
  const { publicUrl } = config;
  const { name, email, tracking } = finished.interview.draft;
  return await storeLead(within, services, {
    ...finished,
    rateId: rate.id,
    // The unsubscribe link depends only on the lead, so the links of earlier mails stay valid.
    toMail: (leadId) => {
      const unsubscribeUrl = toUnsubscribeUrl(config, leadId);
      return toQuoteMail({
        rate,
        to: email,
        name,
        page: toOwnRatePath(config, rate.id),
        tracking,
        publicUrl,
        unsubscribeUrl,
        ...(isProductTipology(rate.type) ? toAsked(finished.interview) : {}),
      });
    },
  });
}

/** A rental, a terminal or a line needs an answer by a person, so the mail repeats the request. */
function toAsked(interview: Interview) {
  const { endedItem } = getNeeds(interview);
  const replaced =
    endedItem === "" ? [] : [`«${endedItem}» non si vende più: queste sono le altre.`];
  return {
    notes: [...replaced, describeNext(interview)],
    answers: listAnswers(FLOW, interview),
  };
}

/** The quote as it is stored; the interview's draft carries its id. */
export function toRate(
  config: Pick<Config, "sessionSecret">,
  {
    interview,
    quote,
    supply = NO_BILLED_SUPPLY,
    accountId,
    now,
  }: {
    interview: Interview;
    quote: Quote;
    supply?: BilledSupply | undefined;
    accountId: string | null;
    now: Date;
  },
): SavedRate {
  const { draft } = interview;
  return {
    sealedSupply: sealSupply(config, draft.preventivo, supply),
    id: draft.preventivo,
    accountId,
    type: quote.tipology,
    subtype: draft.subtype,
    destination: draft.destination === "aziende" ? "aziende" : "privati",
    province: draft.address.province,
    capacityKw: draft.capacity === "" ? null : Number(draft.capacity),
    use: quote.use,
    query: quote.query,
    figures: getRate(interview),
    reference: quote.reference,
    referenceSpendEur: quote.referenceSpendEur,
    offers: quote.offers,
    bestSlug: quote.best.slug,
    openedSlug: quote.opening?.offer.slug ?? "",
    assumptions: quote.assumptions,
    dataDay: quote.dataDay ?? toRomeDay(now.getTime()),
    demonstration: quote.demonstration,
    tracking: draft.tracking,
    undeliveredAt: null,
    createdAt: now,
  };
}
