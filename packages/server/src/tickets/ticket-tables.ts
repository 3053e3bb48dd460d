import type { TicketState } from "@volpe/contract";
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "../accounts/account-tables.ts";
import { rates } from "../rates/rate-tables.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const sequence = () => bigint("sequence", { mode: "number" }).notNull().generatedAlwaysAsIdentity();
const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** A person's question to the operator, and where it stands. Changed under a row lock. */
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
    /** The quote it is about. */
    rateId: text("rate_id").references(() => rates.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    state: text("state").$type<TicketState>().notNull(),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    index("tickets_by_account").on(table.accountId, table.changedAt),
    index("tickets_by_rate").on(table.rateId),
    index("tickets_by_state").on(table.state, table.changedAt),
  ],
);

const ticketSlug = () => text("ticket_slug").notNull();

/** What was said, in order. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    ticketSlug: ticketSlug().references(() => tickets.slug, { onDelete: "cascade" }),
    /** Short, unique in its ticket. */
    id: text("id").notNull(),
    sequence: sequence(),
    /** The ticket's. */
    accountId: accountId(),
    /** The UUID that the person's client gave it; null = the operator's. */
    clientId: uuid("client_id"),
    author: text("author").$type<"customer" | "operator">().notNull(),
    text: text("text").notNull(),
    sentAt: time("sent_at").notNull(),
    /** When its reader opened it; null = not yet. */
    readAt: time("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.ticketSlug, table.id] }),
    unique("ticket_messages_sent_once").on(table.accountId, table.clientId),
    index("ticket_messages_in_order").on(table.ticketSlug, table.sequence),
  ],
);

/** Files of a message; what is in them lies in `DATA_DIR/tickets`. */
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
    /** Its name below `DATA_DIR/tickets`. */
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
