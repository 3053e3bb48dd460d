import { and, eq, inArray, isNull, or, type SQLWrapper, sql } from "drizzle-orm";
import { accounts, mailedTokens } from "../accounts/store/account-tables.ts";
import { forgetAffiliate } from "../affiliates/affiliate-repository.ts";
import { contactMessages } from "../contacts/contact-tables.ts";
import { contracts } from "../contracts/store/contract-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Database } from "../db/database.ts";
import { leads } from "../leads/lead-tables.ts";
import { listEntries } from "../lists/list-tables.ts";
import type { OutgoingMail } from "../mail/delivery.ts";
import { openBody, sealBody } from "../mail/sealed-body.ts";
import type { Config } from "../process/config.ts";
import { rates } from "../quote/rate-tables.ts";
import { reminders } from "../reminders/reminder-tables.ts";
import { toMentionPattern } from "./mention-pattern.ts";
import { listOwnEmails, type Person } from "./person.ts";
import {
  isContactOf,
  isContractOf,
  isLeadOf,
  isReminderOf,
  listConversationIds,
} from "./person-repository.ts";
import { listWrittenColumns, PERSONAL_TABLES } from "./personal-tables.ts";

/** Numbers of deleted rows. */
export type Erased = {
  account: boolean;
  requests: number;
  conversations: number;
  contactMessages: number;
  queuedJobs: number;
};

const HIDDEN = "•••";

/** Condition: the quote is one of these, or was made by the person's account. */
function isQuoteOf({ accountId }: Person, ids: readonly string[]) {
  return or(
    inArray(rates.id, [...ids]),
    accountId === null ? undefined : eq(rates.accountId, accountId),
  );
}

/**
 * Deletes every row of the person and the rows that refer to it. In other people's texts only the
 * address is removed. Not deleted are figures without a person (arrivals, counters), the keyed hash
 * of an unsubscribed mailbox, and signed contracts, which the law requires for ten years.
 */
export async function deletePersonRows(
  within: Database,
  config: Pick<Config, "sessionSecret">,
  person: Person,
): Promise<Erased> {
  const talks = await listConversationIds(within, person);
  const made = await within
    .delete(leads)
    .where(isLeadOf(person))
    .returning({ rateId: leads.rateId });
  const quotes = made.flatMap(({ rateId }) => rateId ?? []);
  await within.delete(rates).where(isQuoteOf(person, quotes));
  await within.delete(conversations).where(inArray(conversations.id, talks));
  await within.delete(contracts).where(and(isContractOf(person), isNull(contracts.signedAt)));
  const written = await within
    .delete(contactMessages)
    .where(isContactOf(person))
    .returning({ id: contactMessages.id });
  await within.delete(reminders).where(isReminderOf(person));
  const account = await deleteAccount(within, person);
  const queuedJobs = await deleteJobs(within, person);
  await strikeOut(within, person);
  await strikeOutOfMails(within, config, person);
  return {
    account,
    requests: made.length,
    conversations: talks.length,
    contactMessages: written.length,
    queuedJobs,
  };
}

/**
 * Deletes the account; sessions, links, lists, choices and tickets follow by foreign key. Also
 * clears the address in other accounts that asked for it.
 */
async function deleteAccount(within: Database, person: Person): Promise<boolean> {
  const ownEmails = listOwnEmails(person);
  await within.delete(mailedTokens).where(inArray(sql`lower(${mailedTokens.email})`, ownEmails));
  // An address of the person may be a former address of another account.
  for (const email of ownEmails) {
    await within
      .update(accounts)
      .set({ formerEmails: sql`${accounts.formerEmails} - ${email}::text` })
      .where(sql`${accounts.formerEmails} ? ${email}`);
  }
  await within
    .update(accounts)
    .set({ pendingEmail: null })
    .where(inArray(sql`lower(${accounts.pendingEmail})`, ownEmails));
  if (person.accountId === null) {
    return false;
  }
  await forgetAffiliate(within, person.accountId);
  await within.delete(accounts).where(eq(accounts.id, person.accountId));
  return true;
}

/** Deletes the person's jobs; of those for an unconfirmed address, only the mail with its link. */
async function deleteJobs(within: Database, person: Person): Promise<number> {
  const to = sql`lower(coalesce(data ->> 'to', data ->> 'email'))`;
  const pending = sql`${to} = ${person.pendingEmail} and data ->> 'kind' = 'email-change'`;
  const { rows } = await within.execute<{ id: string }>(
    sql`delete from jobs.job where ${inArray(to, listOwnEmails(person))} or (${pending}) returning id`,
  );
  return rows.length;
}

/**
 * Removes the address from other people's texts in every text column. List entries that name it are
 * deleted, because without it two could become equal.
 */
async function strikeOut(within: Database, person: Person): Promise<void> {
  // Only an erasure may change the event of a contract, and only the operator's reason in it.
  await within.execute(sql`select set_config('volpe.erasure', 'on', true)`);
  const pattern = toMentionPattern(...listOwnEmails(person));
  const names = (value: SQLWrapper) => sql`${value}::text ~* ${pattern}`;
  const strike = (value: SQLWrapper) =>
    sql`regexp_replace(${value}::text, ${pattern}, ${`\\1${HIDDEN}`}, 'gi')`;
  await within.delete(listEntries).where(names(listEntries.entry));
  for (const table of PERSONAL_TABLES) {
    const columns = listWrittenColumns(table);
    if (columns.length > 0) {
      const changes = columns.map((column) => {
        const struck = strike(column);
        const isJson = column.getSQLType() === "jsonb";
        return sql`${sql.identifier(column.name)} = ${isJson ? sql`${struck}::jsonb` : struck}`;
      });
      await within.execute(
        sql`update ${table} set ${sql.join(changes, sql`, `)} where ${or(...columns.map(names))}`,
      );
    }
  }
  const [data, output] = [sql.identifier("data"), sql.identifier("output")];
  await within.execute(
    sql`update jobs.job set data = ${strike(data)}::jsonb, output = ${strike(output)}::jsonb
        where ${names(data)} or ${names(output)}`,
  );
}

/**
 * Removes the address from the sealed bodies of other people's waiting mails. A mail that was
 * sealed with another secret is deleted, because it could not be sent either.
 */
async function strikeOutOfMails(
  within: Database,
  config: Pick<Config, "sessionSecret">,
  person: Person,
): Promise<void> {
  const pattern = new RegExp(toMentionPattern(...listOwnEmails(person)), "gi");
  const { rows } = await within.execute<{ id: string; mail: OutgoingMail }>(
    sql`select id, data as mail from jobs.job where data ? 'sealed'`,
  );
  for (const { id, mail } of rows) {
    const open = tryToOpen(config, mail);
    if (open === null) {
      await within.execute(sql`delete from jobs.job where id = ${id}`);
      continue;
    }
    const strike = (text: string) => text.replaceAll(pattern, `$1${HIDDEN}`);
    const [subject, text, html] = [strike(open.subject), strike(open.text), strike(open.html)];
    if (subject !== open.subject || text !== open.text || html !== open.html) {
      const data = JSON.stringify(sealBody(config, { ...open, subject, text, html }));
      await within.execute(sql`update jobs.job set data = ${data}::jsonb where id = ${id}`);
    }
  }
}

function tryToOpen(config: Pick<Config, "sessionSecret">, mail: OutgoingMail): OutgoingMail | null {
  try {
    return openBody(config, mail);
  } catch {
    return null;
  }
}
