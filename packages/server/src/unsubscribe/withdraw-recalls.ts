import type { Database } from "../db/database.ts";
import { toRecallWithdrawnMail } from "../leads/operator-mail.ts";
import type { Person } from "../privacy/person.ts";
import type { Services } from "../services.ts";
import { withdrawRecallsOfPerson } from "./unsubscribe-repository.ts";

/**
 * Withdraws every request of a person to be called or to get a WhatsApp message, and tells the
 * operator, who may have noted one. Idempotent.
 */
export async function withdrawRecalls(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  person: Person,
): Promise<void> {
  const now = clock.now();
  const withdrawn = await withdrawRecallsOfPerson(within, { person, now });
  if (withdrawn.length > 0 && config.operatorEmail !== null) {
    await mail.send(toRecallWithdrawnMail(withdrawn, { to: config.operatorEmail, now }), {
      within,
    });
  }
}
