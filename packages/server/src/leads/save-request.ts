import { BRAND } from "@volpe/contract";
import type { Database } from "../db/database.ts";
import type { Interview } from "../interview/interview.ts";
import { getNeeds } from "../interview/product-needs.ts";
import type { ProductRequest } from "../interview/product-request.ts";
import { describeNext, toSubject } from "../interview/product-words.ts";
import type { MailMessage } from "../mail/mail.ts";
import { toMailMessage } from "../mail/mail-layout.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import type { Services } from "../services.ts";
import { type Delivery, type FinishedInterview, storeLead } from "./store-lead.ts";

/**
 * Stores the lead of a request for which nothing is on sale and queues its mails, in the given
 * transaction. There is no quote to save.
 */
export async function saveRequest(
  within: Database,
  services: Pick<Services, "clock" | "config" | "mail">,
  { request, ...finished }: FinishedInterview & { request: ProductRequest },
): Promise<Delivery> {
  const { config } = services;
  const at = services.clock.now().getTime();
  return await storeLead(within, services, {
    ...finished,
    rateId: null,
    // A changed answer makes a new request and a new mail.
    toMail: (leadId) =>
      toRequestMail({
        request,
        interview: finished.interview,
        reference: `${leadId}.${at}`,
        unsubscribeUrl: toUnsubscribeUrl(config, leadId),
      }),
  });
}

/** Mail to a person for whose request nothing is on sale: their answers and the next step. */
function toRequestMail({
  request,
  interview,
  reference,
  unsubscribeUrl,
}: {
  request: ProductRequest;
  interview: Interview;
  reference: string;
  unsubscribeUrl: string;
}): MailMessage {
  const { name, email } = interview.draft;
  const { endedItem } = getNeeds(interview);
  return toMailMessage({
    to: email,
    kind: "request-received",
    reference,
    unsubscribeUrl,
    title: `La tua richiesta per ${toSubject(request)}`,
    preview: "Che cosa hai chiesto e chi ti risponde.",
    paragraphs: [
      `Ciao ${name.split(" ")[0] ?? name},`,
      describeNext(interview),
      ...(endedItem === "" ? [] : [`«${endedItem}» non si vende più.`]),
      "Tra le offerte di oggi non ce n’era una che corrispondesse, quindi qui non c’è una cifra.",
    ],
    facts: request.answers,
    reason: `Ricevi questa mail perché hai mandato una richiesta a ${BRAND.name} con questo indirizzo.`,
  });
}
