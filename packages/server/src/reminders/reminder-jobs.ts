import { addDays, REMINDED_DAYS_BEFORE, toRomeDay } from "@volpe/contract";
import type { Services } from "../services.ts";
import { toReminderMail } from "./reminder-mails.ts";
import { listDueReminders, markReminderSent } from "./reminder-repository.ts";

/** Sends each morning the reminders whose day has come. */
export function defineReminderJobs(services: Services): void {
  services.jobs.repeat("send-reminders", "0 9 * * *", () => sendReminders(services));
}

/** A morning on which the job did not run is made up for, as long as the price has not ended. */
export async function sendReminders({
  db,
  clock,
  config,
  mail,
}: Pick<Services, "db" | "clock" | "config" | "mail">): Promise<void> {
  const now = clock.now();
  const from = toRomeDay(now.getTime());
  const due = await listDueReminders(db, { from, to: addDays(from, REMINDED_DAYS_BEFORE) });
  for (const reminder of due) {
    await db.transaction(async (within) => {
      if (await markReminderSent(within, reminder, now)) {
        await mail.send(toReminderMail(reminder, config), { within });
      }
    });
  }
}
