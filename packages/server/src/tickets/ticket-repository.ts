import type { TicketState } from "@volpe/contract";
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { isOwnedBy } from "../accounts/store/owner-repository.ts";
import type { Database } from "../db/database.ts";
import { getRow } from "../db/get-row.ts";
import { ticketAttachments, ticketMessages, tickets } from "./ticket-tables.ts";

export type Ticket = typeof tickets.$inferSelect;
type Message = typeof ticketMessages.$inferSelect;
type Attachment = typeof ticketAttachments.$inferSelect;

/** A ticket in a list. */
export type ListedTicket = Ticket & {
  /** Number of answers that the person has not read. */
  unread: number;
  newest: { id: string; text: string };
};

export type FullMessage = Message & { attachments: Attachment[] };

export async function insertTicket(
  db: Database,
  row: typeof tickets.$inferInsert,
): Promise<Ticket> {
  return getRow(await db.insert(tickets).values(row).returning());
}

export async function insertMessage(
  db: Database,
  row: typeof ticketMessages.$inferInsert,
): Promise<void> {
  await db.insert(ticketMessages).values(row);
}

export async function insertAttachments(
  db: Database,
  rows: readonly (typeof ticketAttachments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) {
    await db.insert(ticketAttachments).values([...rows]);
  }
}

export async function updateTicket(
  db: Database,
  slug: string,
  change: { state: TicketState; changedAt: Date },
): Promise<void> {
  await db.update(tickets).set(change).where(eq(tickets.slug, slug));
}

/** Finds the message to which the account's client gave this id; null if it never arrived. */
export async function findPlace(
  db: Database,
  { accountId, clientId }: { accountId: string; clientId: string },
): Promise<{ slug: string; message: string } | null> {
  const [row] = await db
    .select({ slug: ticketMessages.ticketSlug, message: ticketMessages.id })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.accountId, accountId), eq(ticketMessages.clientId, clientId)));
  return row ?? null;
}

const isOwnTicket = (accountId: string) =>
  isOwnedBy(accountId, { accountId: tickets.accountId, emailKey: sql`lower(${tickets.email})` });

/** A ticket of one account, or any by its number for the operator. */
type TicketKey = { slug: string; accountId: string } | { number: number };

const isTicket = (key: TicketKey) =>
  "number" in key
    ? eq(tickets.number, key.number)
    : and(eq(tickets.slug, key.slug), isOwnTicket(key.accountId));

/** Null if there is no such ticket or it is another account's. */
export async function findTicket(db: Database, key: TicketKey): Promise<Ticket | null> {
  const [ticket] = await db.select().from(tickets).where(isTicket(key));
  return ticket ?? null;
}

/** Like `findTicket`; locks the row until the transaction ends. */
export async function lockTicket(within: Database, key: TicketKey): Promise<Ticket | null> {
  const [ticket] = await within.select().from(tickets).where(isTicket(key)).for("no key update");
  return ticket ?? null;
}

/** Tickets of one account or of all, in one state or in any, last changed first. */
export async function listTickets(
  db: Database,
  { accountId, state }: { accountId?: string; state?: TicketState | undefined },
): Promise<ListedTicket[]> {
  const newest = db
    .select({ id: ticketMessages.id, text: ticketMessages.text })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketSlug, tickets.slug))
    .orderBy(desc(ticketMessages.sequence))
    .limit(1)
    .as("newest");
  const rows = await db
    .select({
      ticket: tickets,
      newest: { id: newest.id, text: newest.text },
      unread: sql<number>`(
        select count(*)::integer from ticket_messages answer
        where answer.ticket_slug = tickets.slug
          and answer.author = 'operator' and answer.read_at is null)`,
    })
    .from(tickets)
    .innerJoinLateral(newest, sql`true`)
    .where(
      and(
        accountId === undefined ? undefined : isOwnTicket(accountId),
        state === undefined ? undefined : eq(tickets.state, state),
      ),
    )
    .orderBy(desc(tickets.changedAt), desc(tickets.number));
  return rows.map(({ ticket, ...listed }) => ({ ...ticket, ...listed }));
}

/** An account's tickets that are not closed, with their quotes. */
export async function listOpenTickets(
  db: Database,
  accountId: string,
): Promise<Pick<Ticket, "slug" | "number" | "rateId">[]> {
  return await db
    .select({ slug: tickets.slug, number: tickets.number, rateId: tickets.rateId })
    .from(tickets)
    .where(and(isOwnTicket(accountId), ne(tickets.state, "closed")))
    .orderBy(asc(tickets.number));
}

/** A ticket's messages with their files, oldest first. */
export async function listTicketMessages(db: Database, slug: string): Promise<FullMessage[]> {
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketSlug, slug))
    .orderBy(asc(ticketMessages.sequence));
  const attachments = await db
    .select()
    .from(ticketAttachments)
    .where(eq(ticketAttachments.ticketSlug, slug))
    .orderBy(asc(ticketAttachments.sequence));
  return messages.map((message) => ({
    ...message,
    attachments: attachments.filter(({ messageId }) => messageId === message.id),
  }));
}

export async function findNewest(db: Database, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ id: ticketMessages.id })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketSlug, slug))
    .orderBy(desc(ticketMessages.sequence))
    .limit(1);
  return row?.id ?? null;
}

/** The message's position in the ticket; null if the ticket has no such message. */
export async function findSequence(
  db: Database,
  { slug, message }: { slug: string; message: string },
): Promise<number | null> {
  const [row] = await db
    .select({ sequence: ticketMessages.sequence })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketSlug, slug), eq(ticketMessages.id, message)));
  return row?.sequence ?? null;
}

/**
 * Marks the other side's messages up to and including `until` as read; returns how many were
 * unread.
 */
export async function markRead(
  db: Database,
  {
    slug,
    author,
    until,
    now,
  }: { slug: string; author: Message["author"]; until?: number; now: Date },
): Promise<number> {
  const rows = await db
    .update(ticketMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(ticketMessages.ticketSlug, slug),
        eq(ticketMessages.author, author),
        isNull(ticketMessages.readAt),
        until === undefined ? undefined : lte(ticketMessages.sequence, until),
      ),
    )
    .returning({ id: ticketMessages.id });
  return rows.length;
}

/** Finds a file of the ticket. */
export async function findAttachment(
  db: Database,
  { slug, id }: { slug: string; id: string },
): Promise<Attachment | null> {
  const [attachment] = await db
    .select()
    .from(ticketAttachments)
    .where(and(eq(ticketAttachments.ticketSlug, slug), eq(ticketAttachments.id, id)));
  return attachment ?? null;
}

/** Bytes that an account attached since `since`. */
export async function sumAttached(
  db: Database,
  { accountId, since }: { accountId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${ticketAttachments.bytes}), 0)` })
    .from(ticketAttachments)
    .innerJoin(
      ticketMessages,
      and(
        eq(ticketMessages.ticketSlug, ticketAttachments.ticketSlug),
        eq(ticketMessages.id, ticketAttachments.messageId),
      ),
    )
    .where(and(eq(ticketMessages.accountId, accountId), gt(ticketMessages.sentAt, since)));
  return Number(row?.bytes ?? 0);
}

/** The given names that belong to an attachment. */
export async function listKnownFiles(db: Database, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) {
    return new Set();
  }
  const rows = await db
    .select({ file: ticketAttachments.file })
    .from(ticketAttachments)
    .where(inArray(ticketAttachments.file, [...files]));
  return new Set(rows.map(({ file }) => file));
}

/** A person's account, if there is one, and addresses in lower case. */
export type TicketOwner = { accountId: string | null; emails: readonly string[] };

/** Condition: the ticket was opened by the account, or without a login with one of the addresses. */
export function isTicketOf({ accountId, emails }: TicketOwner) {
  return or(
    accountId === null ? undefined : eq(tickets.accountId, accountId),
    inArray(sql`lower(${tickets.email})`, [...emails]),
  );
}

export async function listTicketNumbers(db: Database, owner: TicketOwner): Promise<number[]> {
  const found = await db.select({ number: tickets.number }).from(tickets).where(isTicketOf(owner));
  return found.map(({ number }) => number);
}

/** Deletes a person's tickets; returns their numbers and the names of their files. */
export async function deleteTickets(
  within: Database,
  owner: TicketOwner,
): Promise<{ numbers: number[]; files: string[] }> {
  const files = await within
    .select({ file: ticketAttachments.file })
    .from(ticketAttachments)
    .innerJoin(tickets, eq(tickets.slug, ticketAttachments.ticketSlug))
    .where(isTicketOf(owner));
  const removed = await within
    .delete(tickets)
    .where(isTicketOf(owner))
    .returning({ number: tickets.number });
  return {
    numbers: removed.map(({ number }) => number).sort((a, b) => a - b),
    files: files.map(({ file }) => file),
  };
}
