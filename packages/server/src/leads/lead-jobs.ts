import { HOUR_MS } from "@volpe/contract";
import type { Services } from "../services.ts";
import { hasRecall, listUnnotified, markNotified } from "./lead-repository.ts";
import { toOperatorMail } from "./operator-mail.ts";
import { watchUndeliveredQuotes } from "./undelivered-quotes.ts";

/** A conversation with contacts counts as abandoned after this time without a message. */
const ABANDONED_AFTER_MS = HOUR_MS;

/**
 * Mails the operator, a few at a time, the contacts that were not mailed at once, and alarms the
 * operator about a quote's mail that never arrived.
 */
export function defineLeadJobs(services: Services): void {
  watchUndeliveredQuotes(services);
  services.jobs.define("tell-open-leads", () => notifyOpenLeads(services), { retryLimit: 0 });
  services.jobs.schedule("tell-open-leads", "*/15 * * * *");
}

export async function notifyOpenLeads({
  db,
  clock,
  config,
  mail,
}: Pick<Services, "db" | "clock" | "config" | "mail">): Promise<void> {
  const { operatorEmail } = config;
  if (operatorEmail === null) {
    return;
  }
  const now = clock.now();
  const open = await listUnnotified(db, new Date(now.getTime() - ABANDONED_AFTER_MS));
  for (const lead of open) {
    await db.transaction(async (within) => {
      if (await markNotified(within, lead.id, now)) {
        await mail.send(
          toOperatorMail(lead, {
            to: operatorEmail,
            hasRecall: await hasRecall(within, lead.id),
          }),
          { within },
        );
      }
    });
  }
}
