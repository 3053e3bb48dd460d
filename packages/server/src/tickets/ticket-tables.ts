import type { TicketState } from "@volpe/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/store/account-tables.ts";
import { time } from "../db/columns.ts";
import { rates } from "../quote/rate-tables.ts";

const sequence = () => bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity();
/** Null = opened in the chat without a login. */
const accountId = () => uuid("account_id").references(() => accounts.id, { onDelete: "cascade" });

/** Questions to the operator with their state. A row is changed under a lock. */
export const tickets = pgTable(
  "tickets",
  {
    /** 128 random bits, base64url. */
    slug: text("slug").primaryKey(),
    /** Shown as `V-2041`. */
    number: integer("number")
      .notNull()
      .generatedAlwaysAsIdentity({ startWith: 2001 })
      .unique("tickets_by_number"),
    accountId: accountId(),
    /** The name of the person who opened it without a login; null if an account did. */
    name: text("name"),
    email: text("email"),
    /** The quote that the ticket is about. */
    rateId: text("rate_id").references(() => rates.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    state: text("state").$type<TicketState>().notNull(),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    index("tickets_by_account").on(table.accountId, table.changedAt),
    index("tickets_by_mailbox").on(sql`lower(${table.email})`),
    index("tickets_by_rate").on(table.rateId),
    index("tickets_by_state").on(table.state, table.changedAt),
  ],
);

const ticketSlug = () => text("ticket_slug").notNull();

/** The messages of a ticket, in order. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    ticketSlug: ticketSlug().references(() => tickets.slug, { onDelete: "cascade" }),
    /** Short and unique within its ticket. */
    id: text("id").notNull(),
    sequence: sequence(),
    /** The account that wrote it, or that of the ticket. */
    accountId: accountId(),
    /** The UUID given by the person's client; null for the operator's messages. */
    clientId: uuid("client_id"),
    author: text("author").$type<"customer" | "operator">().notNull(),
    text: text("text").notNull(),
    sentAt: time("sent_at").notNull(),
    /** When the other side read it; null = not yet. */
    readAt: time("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.ticketSlug, table.id] }),
    unique("ticket_messages_sent_once").on(table.accountId, table.clientId),
    index("ticket_messages_in_order").on(table.ticketSlug, table.sequence),
  ],
);

/** Files of a message; their contents lie in `DATA_DIR/tickets`. */
export const ticketAttachments = pgTable(
  "ticket_attachments",
  {
    /** 128 random bits, base64url. */
    id: text("id").primaryKey(),
    ticketSlug: ticketSlug(),
    messageId: text("message_id").notNull(),
    sequence: sequence(),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    mediaType: text("media_type").notNull(),
    /** The file's name below `DATA_DIR/tickets`. */
    file: text("file").notNull().unique("ticket_attachments_by_file"),
  },
  (table) => [
    foreignKey({
      name: "ticket_attachments_of_message",
      columns: [table.ticketSlug, table.messageId],
      foreignColumns: [ticketMessages.ticketSlug, ticketMessages.id],
    }).onDelete("cascade"),
    index("ticket_attachments_by_message").on(table.ticketSlug, table.messageId),
  ],
);
