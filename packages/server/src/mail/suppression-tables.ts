import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Mailboxes that get no marketing. */
export const mailSuppressions = pgTable("mail_suppressions", {
  /** Keyed hash of the address in lower case: it can be compared but not read. */
  mailbox: text("mailbox").primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
