import { contactMessages, isToCall } from "../contacts/contact-tables.ts";
import type { Database } from "../db/database.ts";
import { toErasedMail } from "../leads/operator-mail.ts";
import type { Services } from "../services.ts";
import type { Person } from "./person.ts";
import { isContactOf, readLeads } from "./person-repository.ts";

/**
 * Tells the operator, who may have noted or passed on the contacts, that a person is erased who asked
 * to be called or let a supplier make contact (GDPR, articles 17 and 19). Call it before the rows
 * are deleted.
 */
export async function tellOfErasure(
  within: Database,
  { config, mail }: Pick<Services, "config" | "mail">,
  person: Person,
): Promise<void> {
  const leads = await readLeads(within, person);
  const messages = await within.select().from(contactMessages).where(isContactOf(person));
  const suppliers = leads.flatMap(({ consents }) => {
    const given = consents.filter(({ category }) => category === "thirdParties");
    const last = new Map(given.map((consent) => [consent.offer, consent]));
    return [...last.values()].filter(({ granted }) => granted);
  });
  const called = [
    ...leads.filter(({ calls }) => calls.length > 0).map(({ lead }) => lead.id),
    ...messages.filter(isToCall).map(({ id }) => id),
  ];
  if (called.length + suppliers.length > 0 && config.operatorEmail !== null) {
    const told = toErasedMail({ to: config.operatorEmail, called, suppliers });
    await mail.send(told, { within });
  }
}
