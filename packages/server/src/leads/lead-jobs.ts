import { HOUR_MS } from "@volpe/contract";
import type { SentMail } from "../mail/mail.ts";
import { markUndelivered } from "../quote/rate-repository.ts";
import type { Services } from "../services.ts";
import { hasRecall, listUnnotified, markNotified } from "./lead-repository.ts";
import { toOperatorMail, toUndeliveredAlarm } from "./operator-mail.ts";

/** A conversation with contacts counts as abandoned after this time without a message. */
const ABANDONED_AFTER_MS = HOUR_MS;

/**
 * Mails the operator, a few at a time, about the leads that were not mailed at once, and alarms the
 * operator about a quote's mail that never arrived. Call it before `jobs.start`.
 */
export function defineLeadJobs(services: Services): void {
  services.mail.onUndelivered(["quote-ready", "request-received"], (mail) =>
    noteUndeliveredQuote(services, mail),
  );
  services.jobs.repeat("tell-open-leads", "*/15 * * * *", () => notifyOpenLeads(services));
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

/** Notes on a quote that its mail never arrived, so that its page says so, and alarms the operator. */
export async function noteUndeliveredQuote(
  { db, clock, config, log, mail }: Pick<Services, "clock" | "config" | "db" | "log" | "mail">,
  { kind, reference, queuedAt }: SentMail,
): Promise<void> {
  const isQuote = kind === "quote-ready";
  await db.transaction(async (within) => {
    if (isQuote) {
      await markUndelivered(within, reference, clock.now());
    }
    log.error({ reference, kind }, "a mail to a person who asked for a quote was not delivered");
    if (config.operatorEmail !== null) {
      const alarm = toUndeliveredAlarm({ to: config.operatorEmail, isQuote, reference, queuedAt });
      await mail.send(alarm, { within });
    }
  });
}
