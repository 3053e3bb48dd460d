import type { Database } from "../db/database.ts";
import { toSuppliersWithdrawnMail } from "../leads/operator-mail.ts";
import type { Services } from "../services.ts";
import { type Withdrawal, withdrawConsentsOfPerson } from "./unsubscribe-repository.ts";

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
    const told = toSuppliersWithdrawnMail(ofSuppliers, { to: config.operatorEmail, now });
    await mail.send(told, { within });
  }
}
