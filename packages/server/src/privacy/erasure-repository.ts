import { eq, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts, mailedTokens } from "../accounts/account-tables.ts";
import {
  chatMessages,
  conversationSteps,
  conversations,
} from "../assistant/conversation-tables.ts";
import { contactMessages } from "../contacts/contact-tables.ts";
import type { Database } from "../db/database.ts";
import { leads } from "../leads/lead-tables.ts";
import { rates } from "../rates/rate-tables.ts";
import { ticketMessages, tickets } from "../tickets/ticket-tables.ts";
import { toMentionPattern } from "./mention-pattern.ts";
import { listOwnEmails, type Person } from "./person.ts";
import { isContactOf, isLeadOf, listConversationIds } from "./person-repository.ts";

/** What went, in rows. */
export type Erased = {
  account: boolean;
  requests: number;
  conversations: number;
  contactMessages: number;
  queuedJobs: number;
};

/** Where anybody may have written another's address. */
const WRITTEN: readonly PgColumn[] = [
  chatMessages.message,
  conversations.interview,
  conversationSteps.interview,
  leads.answers,
  ticketMessages.text,
  tickets.subject,
  contactMessages.message,
];
const HIDDEN = "•••";

/**
 * Every row of the person's, and what hangs on it; in what others wrote the address alone is struck
 * out. Stays: figures without a person (arrivals, counters), and the keyed hash of an unsubscribed
 * mailbox.
 */
export async function deletePersonRows(within: Database, person: Person): Promise<Erased> {
  const talks = await listConversationIds(within, person);
  const made = await within
    .delete(leads)
    .where(isLeadOf(person))
    .returning({ rateId: leads.rateId });
  const quotes = made.flatMap(({ rateId }) => rateId ?? []);
  await within.delete(rates).where(inArray(rates.id, quotes));
  await within.delete(conversations).where(inArray(conversations.id, talks));
  const written = await within
    .delete(contactMessages)
    .where(isContactOf(person))
    .returning({ id: contactMessages.id });
  const account = await deleteAccount(within, person);
  const queuedJobs = await deleteJobs(within, person);
  await strikeOut(within, person);
  return {
    account,
    requests: made.length,
    conversations: talks.length,
    contactMessages: written.length,
    queuedJobs,
  };
}

/** Sessions, links, lists, choices, tickets go with it; others' wish to take the address over, too. */
async function deleteAccount(within: Database, person: Person): Promise<boolean> {
  const own = listOwnEmails(person);
  await within.delete(mailedTokens).where(inArray(sql`lower(${mailedTokens.email})`, own));
  await within
    .update(accounts)
    .set({ pendingEmail: null })
    .where(inArray(sql`lower(${accounts.pendingEmail})`, own));
  if (person.accountId === null) {
    return false;
  }
  await within.delete(accounts).where(eq(accounts.id, person.accountId));
  return true;
}

/** What the queue holds for the person, done or to do; of an unproved address its own link alone. */
async function deleteJobs(within: Database, person: Person): Promise<number> {
  const to = sql`lower(coalesce(data ->> 'to', data ->> 'email'))`;
  const pending = sql`${to} = ${person.pendingEmail} and data ->> 'kind' = 'email-change'`;
  const { rows } = await within.execute<{ id: string }>(
    sql`delete from jobs.job where ${inArray(to, listOwnEmails(person))} or (${pending}) returning id`,
  );
  return rows.length;
}

async function strikeOut(within: Database, person: Person): Promise<void> {
  const pattern = toMentionPattern(...listOwnEmails(person));
  const strike = (column: PgColumn) =>
    sql`regexp_replace(${column}::text, ${pattern}, ${`\\1${HIDDEN}`}, 'gi')`;
  for (const column of WRITTEN) {
    const name = sql.identifier(column.name);
    const struck = column.getSQLType() === "jsonb" ? sql`${strike(column)}::jsonb` : strike(column);
    await within.execute(
      sql`update ${column.table} set ${name} = ${struck} where ${column}::text ~* ${pattern}`,
    );
  }
  await within.execute(
    sql`update jobs.job set data = regexp_replace(data::text, ${pattern}, ${`\\1${HIDDEN}`}, 'gi')::jsonb
        where data::text ~* ${pattern}`,
  );
}
