import { eq, inArray, sql } from "drizzle-orm";
import { accounts, mailedTokens } from "../accounts/account-tables.ts";
import { conversations } from "../assistant/conversation-tables.ts";
import { contactMessages } from "../contacts/contact-tables.ts";
import type { Database } from "../db/database.ts";
import { leads } from "../leads/lead-tables.ts";
import { rates } from "../rates/rate-tables.ts";
import type { Person } from "./person.ts";
import { isContactOf, isLeadOf, isMentioned, listConversationIds } from "./person-repository.ts";

/** What went, in rows. */
export type Erased = {
  account: boolean;
  requests: number;
  conversations: number;
  contactMessages: number;
  queuedJobs: number;
};

/**
 * Every row with the person's address or of their account, and what hangs on it. Stays: figures
 * without a person (arrivals, counters), and the keyed hash of an unsubscribed mailbox.
 */
export async function deletePersonRows(within: Database, person: Person): Promise<Erased> {
  const talks = await listConversationIds(within, person);
  const made = await within
    .select({ id: leads.id, rateId: leads.rateId })
    .from(leads)
    .where(isLeadOf(person));
  const quotes = made.flatMap(({ rateId }) => rateId ?? []);
  await within.delete(leads).where(
    inArray(
      leads.id,
      made.map(({ id }) => id),
    ),
  );
  await within.delete(rates).where(inArray(rates.id, quotes));
  await within.delete(conversations).where(inArray(conversations.id, talks));
  const written = await within
    .delete(contactMessages)
    .where(isContactOf(person))
    .returning({ id: contactMessages.id });
  const account = await deleteAccount(within, person);
  const { rows: jobs } = await within.execute<{ id: string }>(
    sql`delete from jobs.job where ${isMentioned(sql`data`, person)} returning id`,
  );
  return {
    account,
    requests: made.length,
    conversations: talks.length,
    contactMessages: written.length,
    queuedJobs: jobs.length,
  };
}

/** Sessions, links, lists, choices, tickets go with it; others' wish to take the address over, too. */
async function deleteAccount(within: Database, { email, accountId }: Person): Promise<boolean> {
  await within.delete(mailedTokens).where(eq(sql`lower(${mailedTokens.email})`, email));
  await within
    .update(accounts)
    .set({ pendingEmail: null })
    .where(eq(sql`lower(${accounts.pendingEmail})`, email));
  if (accountId === null) {
    return false;
  }
  await within.delete(accounts).where(eq(accounts.id, accountId));
  return true;
}
