import type { Database } from "../db/database.ts";
import type { ProductRequest } from "../interview/product-request.ts";
import { toUnsubscribeUrl } from "../mail/unsubscribe-key.ts";
import type { Services } from "../services.ts";
import { toRequestMail } from "./request-mail.ts";
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
