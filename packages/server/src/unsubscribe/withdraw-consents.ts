import type { Database } from "../db/database.ts";
import { toRecallWithdrawnMail, toSuppliersWithdrawnMail } from "../leads/operator-mail.ts";
import type { Person } from "../privacy/person.ts";
import type { Services } from "../services.ts";
import {
  type Withdrawal,
  withdrawConsentsOfPerson,
  withdrawRecallsOfPerson,
} from "./unsubscribe-repository.ts";

/**
 * Withdraws the optional consents of a person, and tells the operator which suppliers may no longer
 * make contact, because they may have the contacts already. Idempotent.
 */
export async function withdrawConsents(
  within: Database,
  { clock, config, mail }: Pick<Services, "clock" | "config" | "mail">,
  withdrawal: Omit<Withdrawal, "now">,
): Promise<void> {
  const now = clock.now();
  const withdrawn = await withdrawConsentsOfPerson(within, { ...withdrawal, now });
  const ofSuppliers = withdrawn.filter(({ category }) => category === "thirdParties");
  if (ofSuppliers.length > 0 && config.operatorEmail !== null) {
    const notice = toSuppliersWithdrawnMail(ofSuppliers, { to: config.operatorEmail, now });
    await mail.send(notice, { within });
  }
}

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
    const notice = toRecallWithdrawnMail(withdrawn, { to: config.operatorEmail, now });
    await mail.send(notice, { within });
  }
}
