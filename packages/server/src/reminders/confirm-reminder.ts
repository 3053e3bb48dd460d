import {
  DAY_MS,
  REMINDER_UNCONFIRMED_KEPT_DAYS,
  type ReminderConfirmation,
  type ReminderConfirmed,
  toReminderDay,
} from "@volpe/contract";
import { AppError } from "../errors.ts";
import { isDerivedKey } from "../keys/derived-key.ts";
import { hideMailbox } from "../person/hide-mailbox.ts";
import type { Services } from "../services.ts";
import { REMINDER_KEY } from "./reminder-mails.ts";
import { confirmReminder, findReminder } from "./reminder-repository.ts";

/**
 * Confirms a reminder by its mailed link. Idempotent. Throws `not-found` for a wrong key,
 * `link-expired` if the link is too old or the reminder was withdrawn.
 */
export async function confirmByLink(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  { reference, key }: ReminderConfirmation,
): Promise<ReminderConfirmed> {
  if (!isDerivedKey(config, { purpose: REMINDER_KEY, reference, key })) {
    throw new AppError("not-found", {
      message: "Questo indirizzo non è completo. Apri di nuovo il link dalla mail, tutto intero.",
    });
  }
  const now = clock.now();
  const oldest = now.getTime() - REMINDER_UNCONFIRMED_KEPT_DAYS * DAY_MS;
  const reminder = await findReminder(db, reference);
  if (
    reminder === null ||
    (reminder.confirmedAt === null && reminder.createdAt.getTime() < oldest)
  ) {
    throw new AppError("link-expired", {
      message: "Questo link non vale più. Chiedi di nuovo il promemoria: ci vuole un attimo.",
    });
  }
  if (reminder.endedAt !== null) {
    throw new AppError("link-expired", {
      message:
        "Questo promemoria l’hai tolto. Se hai cambiato idea, chiedilo di nuovo: ci vuole un attimo.",
    });
  }
  await confirmReminder(db, reference, now);
  const { tipology, expiresOn, email } = reminder;
  return {
    tipology,
    expiresOn,
    remindedOn: toReminderDay(expiresOn),
    mailbox: hideMailbox(email),
  };
}
