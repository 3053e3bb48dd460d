import type { EnergyTipology } from "@volpe/contract";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

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
    createdAt: time("created_at").notNull(),
    /** When the mailed link was confirmed. Without a confirmation no reminder is sent. */
    confirmedAt: time("confirmed_at"),
    sentAt: time("sent_at"),
    /** When it was withdrawn. */
    endedAt: time("ended_at"),
  },
  (table) => [
    index("reminders_by_email").on(table.email),
    index("reminders_by_expiry").on(table.expiresOn),
  ],
);
