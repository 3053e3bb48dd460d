import type { SentMail } from "../mail/mail.ts";
import { markUndelivered } from "../quote/rate-repository.ts";
import type { Services } from "../services.ts";
import { toUndeliveredAlarm } from "./operator-mail.ts";

type Given = Pick<Services, "clock" | "config" | "db" | "log" | "mail">;

/** Calls `noteUndeliveredQuote` for each such mail. Call it before `jobs.start`. */
export function watchUndeliveredQuotes(services: Given): void {
  services.mail.onUndelivered(["quote-ready", "request-received"], (mail) =>
    noteUndeliveredQuote(services, mail),
  );
}

/** Notes on a quote that its mail never arrived, so that its page says so, and alarms the operator. */
export async function noteUndeliveredQuote(
  { db, clock, config, log, mail }: Given,
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
