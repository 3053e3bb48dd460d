import type { TicketState } from "@volpe/contract";
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { accounts } from "../accounts/account-tables.ts";
import type { Database } from "../db/database.ts";
import { ticketAttachments, ticketMessages, tickets } from "./ticket-tables.ts";

export type Ticket = typeof tickets.$inferSelect;
export type Message = typeof ticketMessages.$inferSelect;
export type Attachment = typeof ticketAttachments.$inferSelect;

/** A ticket as a list shows it. */
export type ListedTicket = Ticket & {
  /** Answers that the person has not opened. */
  unread: number;
  newest: { id: string; text: string };
};

export type FullMessage = Message & { attachments: Attachment[] };

/** Holds an account's row, so that what it sends is taken one after the other. False = it is gone. */
export async function lockAccount(within: Database, accountId: string): Promise<boolean> {
  const rows = await within
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  return rows.length > 0;
}

export async function insertTicket(
  db: Database,
  row: typeof tickets.$inferInsert,
): Promise<Ticket> {
  const [ticket] = await db.insert(tickets).values(row).returning();
  if (ticket === undefined) {
    throw new Error("an insert returned no row");
  }
  return ticket;
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

/** Where the message stands that the account's client gave this id; null = it never came. */
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

/** Null where there is none, or it is another's. */
export async function findTicket(
  db: Database,
  { slug, accountId }: { slug: string; accountId: string },
): Promise<Ticket | null> {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.slug, slug), eq(tickets.accountId, accountId)));
  return ticket ?? null;
}

/** The same, held until the transaction ends. */
export async function lockTicket(
  within: Database,
  { slug, accountId }: { slug: string; accountId: string },
): Promise<Ticket | null> {
  const [ticket] = await within
    .select()
    .from(tickets)
    .where(and(eq(tickets.slug, slug), eq(tickets.accountId, accountId)))
    .for("no key update");
  return ticket ?? null;
}

/** By its number, held until the transaction ends: the operator's way. */
export async function lockTicketByNumber(within: Database, number: number): Promise<Ticket | null> {
  const [ticket] = await within
    .select()
    .from(tickets)
    .where(eq(tickets.number, number))
    .for("no key update");
  return ticket ?? null;
}

/** The last changed first: an account's, or everybody's, in one state or in any. */
export async function listTickets(
  db: Database,
  { accountId, state }: { accountId?: string; state?: TicketState },
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
        accountId === undefined ? undefined : eq(tickets.accountId, accountId),
        state === undefined ? undefined : eq(tickets.state, state),
      ),
    )
    .orderBy(desc(tickets.changedAt), desc(tickets.number));
  return rows.map(({ ticket, ...listed }) => ({ ...ticket, ...listed }));
}

/** Those of an account that are not closed, with what they are about. */
export async function listOpenTickets(
  db: Database,
  accountId: string,
): Promise<Pick<Ticket, "slug" | "number" | "rateId">[]> {
  return await db
    .select({ slug: tickets.slug, number: tickets.number, rateId: tickets.rateId })
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId), ne(tickets.state, "closed")))
    .orderBy(asc(tickets.number));
}

/** Oldest first, each with its files. */
export async function listMessages(db: Database, slug: string): Promise<FullMessage[]> {
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

/** Its place in the ticket's order; null where the ticket has no such message. */
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

/** Marks what the other side wrote, up to and with `until`; answers how many were unread. */
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

/** A file of the ticket. */
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

/** Bytes that an account attached since. */
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

/** Which of the given names belong to an attachment. */
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

/** Removes an account's tickets; answers their numbers and the names of their files. */
export async function deleteTickets(
  within: Database,
  accountId: string,
): Promise<{ numbers: number[]; files: string[] }> {
  const files = await within
    .select({ file: ticketAttachments.file })
    .from(ticketAttachments)
    .innerJoin(tickets, eq(tickets.slug, ticketAttachments.ticketSlug))
    .where(eq(tickets.accountId, accountId));
  const removed = await within
    .delete(tickets)
    .where(eq(tickets.accountId, accountId))
    .returning({ number: tickets.number });
  return {
    numbers: removed.map(({ number }) => number).sort((a, b) => a - b),
    files: files.map(({ file }) => file),
  };
}
