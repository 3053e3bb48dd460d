import {
  isCalendarDay,
  type MailSent,
  REMINDED_DAYS_BEFORE,
  REMINDER_CONSENT,
  type ReminderRequest,
  toReminderDay,
  toRomeDay,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import { invalidField } from "../errors.ts";
import { createLimits } from "../limits/limits.ts";
import { MAILED_PER_ADDRESS, takeMailboxOf } from "../limits/mailbox-limit.ts";
import type { Services } from "../services.ts";
import { toConfirmationMail } from "./reminder-mails.ts";
import { insertReminder } from "./reminder-repository.ts";

/** No household offer fixes its price for longer. */
const YEARS_AHEAD_MAX = 5;

/** Throws `invalid-field` for a text that is no ISO day. */
export function checkDay(text: string): void {
  if (!isCalendarDay(text)) {
    throw invalidField("day", "Scrivi il giorno di scadenza come 2027-03-31.");
  }
}

/**
 * Throws `invalid-field` for a day that does not exist, is too soon for a reminder, or too far
 * away.
 */
export function checkExpiry(expiresOn: string, today: string): void {
  checkDay(expiresOn);
  if (toReminderDay(expiresOn) <= today) {
    throw invalidField(
      "day",
      `Alla scadenza mancano ${REMINDED_DAYS_BEFORE} giorni o meno: un promemoria non serve, confronta già oggi.`,
    );
  }
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD_MAX}${today.slice(4)}`;
  if (expiresOn > last) {
    throw invalidField(
      "day",
      `Il promemoria arriva fino a ${YEARS_AHEAD_MAX} anni da oggi: controlla l’anno della scadenza.`,
    );
  }
}

/**
 * Stores a reminder that waits for its confirmation and queues the mail with the link, in the given
 * transaction. A mailbox gets at most three such mails a day; beyond that, nothing is stored.
 * Throws `too-many-requests` after sixty reminders an hour from one address.
 */
export async function saveReminder(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  { request, visitorAddress }: { request: ReminderRequest; visitorAddress: string },
): Promise<MailSent> {
  const limits = createLimits({ db: within, clock, secret: config.sessionSecret });
  await limits.demand(`reminders:${visitorAddress}`, MAILED_PER_ADDRESS, {
    message:
      "Dalla tua rete sono arrivati molti promemoria in poco tempo: riprova fra un’ora, oppure metti la scadenza nel calendario.",
    retryAfterSeconds: MAILED_PER_ADDRESS.windowSeconds,
  });
  const now = clock.now();
  checkExpiry(request.day, toRomeDay(now.getTime()));
  const email = request.email.trim();
  const isAllowed = await takeMailboxOf("reminder", limits, email);
  if (!isAllowed) {
    return { mailed: false };
  }
  const reminder = await insertReminder(within, {
    email,
    tipology: request.tipology,
    expiresOn: request.day,
    consentText: REMINDER_CONSENT.text,
    consentVersion: REMINDER_CONSENT.version,
    createdAt: now,
  });
  await mail.send(toConfirmationMail(reminder, config), { within });
  return { mailed: true };
}
