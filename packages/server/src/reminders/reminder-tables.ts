import type { EnergyTipology } from "@volpe/contract";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Mails to send before the price of a contract ends. */
export const reminders = pgTable(
  "reminders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    tipology: text("tipology").$type<EnergyTipology>().notNull(),
    /** Last day of the current price, ISO date. */
    expiresOn: text("expires_on").notNull(),
    /** The text of the ticked box. */
    consentText: text("consent_text").notNull(),
    consentVersion: text("consent_version").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the mailed link was confirmed. Without a confirmation no reminder is sent. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** When it was withdrawn. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    index("reminders_by_email").on(table.email),
    index("reminders_by_expiry").on(table.expiresOn),
  ],
);
