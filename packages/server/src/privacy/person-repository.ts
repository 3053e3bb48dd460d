import { toEmailKey } from "@volpe/contract";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { sessions } from "../accounts/sessions/session-tables.ts";
import { accountConsents, accounts } from "../accounts/store/account-tables.ts";
import { accountIdentities } from "../accounts/store/provider-tables.ts";
import { contactMessages } from "../contacts/contact-tables.ts";
import {
  contractDocuments,
  contractEvents,
  contracts,
} from "../contracts/store/contract-tables.ts";
import { chatMessages, conversations } from "../conversations/conversation-tables.ts";
import { listChoicesOfAccount } from "../cookie-choices/cookie-choice-repository.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { leadConsents, leads, recallRequests } from "../leads/lead-tables.ts";
import { listEntries } from "../lists/list-tables.ts";
import { rates } from "../quote/rate-tables.ts";
import { reminders } from "../reminders/reminder-tables.ts";
import { isTicketOf } from "../tickets/ticket-repository.ts";
import { ticketAttachments, ticketMessages, tickets } from "../tickets/ticket-tables.ts";
import { listOwnEmails, type Person } from "./person.ts";

/** Null if the account was deleted. */
export async function findPersonOfAccount(db: Database, accountId: string): Promise<Person | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return row === undefined ? null : await toPerson(db, row);
}

/** Throws `AppError("unauthenticated")` if the account was deleted. */
export async function getPersonOfAccount(db: Database, accountId: string): Promise<Person> {
  const person = await findPersonOfAccount(db, accountId);
  if (person === null) {
    throw new AppError("unauthenticated");
  }
  return person;
}

/** The person with this address, with or without an account. */
export async function findPersonByEmail(db: Database, email: string): Promise<Person> {
  const key = toEmailKey(email);
  const [row] = await db.select().from(accounts).where(eq(accounts.emailKey, key));
  return row === undefined
    ? { accountId: null, email: key, formerEmails: [], pendingEmail: null }
    : await toPerson(db, row);
}

async function toPerson(db: Database, account: typeof accounts.$inferSelect): Promise<Person> {
  const { id, emailKey, formerEmails, pendingEmail } = account;
  const taken = await db
    .select({ email: accounts.emailKey })
    .from(accounts)
    .where(inArray(accounts.emailKey, formerEmails));
  const others = new Set(taken.map(({ email }) => email));
  return {
    accountId: id,
    email: emailKey,
    formerEmails: formerEmails.filter((email) => !others.has(email)),
    pendingEmail: pendingEmail === null ? null : toEmailKey(pendingEmail),
  };
}

/** Condition: the request was made with the person's address or account. */
export function isLeadOf(person: Person): SQL | undefined {
  const { accountId } = person;
  return or(
    inArray(sql`lower(${leads.email})`, listOwnEmails(person)),
    accountId === null ? undefined : eq(leads.accountId, accountId),
  );
}

export function isContactOf(person: Person): SQL {
  return inArray(sql`lower(${contactMessages.email})`, listOwnEmails(person));
}

export function isReminderOf(person: Person): SQL {
  return inArray(sql`lower(${reminders.email})`, listOwnEmails(person));
}

/**
 * Condition: the contract was begun with the person's account, or without a login and with their
 * address. A contract that another account began belongs to that account, whatever address it
 * names.
 */
export function isContractOf(person: Person): SQL | undefined {
  const { accountId } = person;
  return or(
    and(isNull(contracts.accountId), inArray(contracts.email, listOwnEmails(person))),
    accountId === null ? undefined : eq(contracts.accountId, accountId),
  );
}

/**
 * The conversations whose contact is the person. An address that only occurs in a message does not
 * count.
 */
export async function listConversationIds(db: Database, person: Person): Promise<string[]> {
  const ofLeads = db.select({ id: leads.conversationId }).from(leads).where(isLeadOf(person));
  const contact = sql`lower(${conversations.interview} -> 'draft' ->> 'email')`;
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(or(inArray(contact, listOwnEmails(person)), inArray(conversations.id, ofLeads)));
  return rows.map(({ id }) => id);
}

export async function readAccount(db: Database, accountId: string) {
  const [[account], consents, devices, providers, lists, choices] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    db
      .select()
      .from(accountConsents)
      .where(eq(accountConsents.accountId, accountId))
      .orderBy(asc(accountConsents.givenAt)),
    db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, accountId))
      .orderBy(asc(sessions.createdAt)),
    db.select().from(accountIdentities).where(eq(accountIdentities.accountId, accountId)),
    db
      .select()
      .from(listEntries)
      .where(eq(listEntries.accountId, accountId))
      .orderBy(desc(listEntries.changedAt), desc(listEntries.sequence)),
    listChoicesOfAccount(db, accountId),
  ]);
  return { account, consents, devices, providers, lists, choices };
}

export async function readLeads(db: Database, person: Person) {
  const found = await db
    .select({ lead: leads, rate: rates })
    .from(leads)
    .leftJoin(rates, eq(rates.id, leads.rateId))
    .where(isLeadOf(person))
    .orderBy(asc(leads.createdAt));
  const ids = found.map(({ lead }) => lead.id);
  const [consents, calls] = await Promise.all([
    db
      .select()
      .from(leadConsents)
      .where(inArray(leadConsents.leadId, ids))
      .orderBy(asc(leadConsents.givenAt)),
    db.select().from(recallRequests).where(inArray(recallRequests.leadId, ids)),
  ]);
  return found.map(({ lead, rate }) => ({
    lead,
    rate,
    consents: consents.filter(({ leadId }) => leadId === lead.id),
    calls: calls.filter(({ leadId }) => leadId === lead.id),
  }));
}

export async function readConversations(db: Database, person: Person) {
  const ids = await listConversationIds(db, person);
  const [found, messages] = await Promise.all([
    db
      .select()
      .from(conversations)
      .where(inArray(conversations.id, ids))
      .orderBy(asc(conversations.startedAt)),
    db
      .select()
      .from(chatMessages)
      .where(inArray(chatMessages.conversationId, ids))
      .orderBy(asc(chatMessages.sequence)),
  ]);
  return found.map((conversation) => ({
    conversation,
    messages: messages.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}

export async function readTickets(db: Database, person: Person) {
  const found = await db
    .select()
    .from(tickets)
    .where(isTicketOf({ accountId: person.accountId, emails: listOwnEmails(person) }))
    .orderBy(asc(tickets.createdAt));
  const slugs = found.map(({ slug }) => slug);
  const [messages, attachments] = await Promise.all([
    db
      .select()
      .from(ticketMessages)
      .where(inArray(ticketMessages.ticketSlug, slugs))
      .orderBy(asc(ticketMessages.sequence)),
    db
      .select()
      .from(ticketAttachments)
      .where(inArray(ticketAttachments.ticketSlug, slugs))
      .orderBy(asc(ticketAttachments.sequence)),
  ]);
  return found.map((ticket) => ({
    ticket,
    messages: messages
      .filter(({ ticketSlug }) => ticketSlug === ticket.slug)
      .map((message) => ({
        message,
        attachments: attachments.filter(
          ({ ticketSlug, messageId }) => ticketSlug === ticket.slug && messageId === message.id,
        ),
      })),
  }));
}

export async function readContactMessages(db: Database, person: Person) {
  return await db
    .select()
    .from(contactMessages)
    .where(isContactOf(person))
    .orderBy(asc(contactMessages.createdAt));
}

export async function readReminders(db: Database, person: Person) {
  return await db
    .select()
    .from(reminders)
    .where(isReminderOf(person))
    .orderBy(asc(reminders.createdAt));
}

export async function readContracts(db: Database, person: Person) {
  const found = await db
    .select()
    .from(contracts)
    .where(isContractOf(person))
    .orderBy(asc(contracts.createdAt));
  const ids = found.map(({ id }) => id);
  const { bytes: _, ...named } = getTableColumns(contractDocuments);
  const [events, documents] = await Promise.all([
    db
      .select()
      .from(contractEvents)
      .where(inArray(contractEvents.contractId, ids))
      .orderBy(asc(contractEvents.sequence)),
    db.select(named).from(contractDocuments).where(inArray(contractDocuments.contractId, ids)),
  ]);
  return found.map((contract) => ({
    contract,
    events: events.filter(({ contractId }) => contractId === contract.id),
    documents: documents.filter(({ contractId }) => contractId === contract.id),
  }));
}
