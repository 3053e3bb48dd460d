import type { Database } from "../db/database.ts";
import { toRecallWithdrawnMail } from "../leads/operator-mail.ts";
import type { Services } from "../services.ts";
import { withdrawRecallsOfMailbox } from "./unsubscribe-repository.ts";

/**
 * Withdraws every request of a mailbox to be called or to get a WhatsApp message, and tells the
 * operator, who may have noted one. Idempotent.
 */
export async function withdrawRecalls(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  emailKey: string,
): Promise<void> {
  const now = clock.now();
  const withdrawn = await withdrawRecallsOfMailbox(within, { emailKey, now });
  if (withdrawn.length > 0 && config.operatorEmail !== null) {
    await mail.send(toRecallWithdrawnMail(withdrawn, { to: config.operatorEmail, now }), {
      within,
    });
  }
}
