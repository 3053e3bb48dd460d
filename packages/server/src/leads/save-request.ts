import type { Interview } from "../assistant/interview.ts";
import type { ProductRequest } from "../assistant/product-request.ts";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import { toUnsubscribeUrl } from "../unsubscribe/unsubscribe-key.ts";
import { type Delivery, keepLead } from "./keep-lead.ts";
import { toRequestMail } from "./request-mail.ts";
import { isLead } from "./save-lead.ts";

/**
 * Keeps the lead of a finished request and queues its mails, in the given transaction. There is no
 * saved quote: a rental or a line has no figure until somebody has checked that it can be had.
 */
export async function saveRequest(
  within: Database,
  services: Pick<Services, "clock" | "config" | "mail">,
  {
    interview,
    request,
    keepLead: isKept,
    ...options
  }: {
    interview: Interview;
    request: ProductRequest;
    conversationId: string | null;
    /** Who was logged in; null or absent = nobody. */
    accountId?: string | null;
    visitorAddress: string;
    /** False keeps nothing: no lead, no mail. */
    keepLead: boolean;
  },
): Promise<Delivery> {
  if (!isKept || !isLead(interview)) {
    return "none";
  }
  const { config } = services;
  const { publicUrl } = config;
  const at = services.clock.now().getTime();
  return await keepLead(within, services, {
    ...options,
    interview,
    rateId: null,
    // An answer that was changed afterwards is another request, and so another mail.
    toMail: (leadId) =>
      toRequestMail({
        request,
        interview,
        reference: `${leadId}.${at}`,
        publicUrl,
        unsubscribeUrl: toUnsubscribeUrl(config, leadId),
      }),
  });
}
