import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../../db/columns.ts";
import { accounts } from "../store/account-tables.ts";

/** Logins. A row is a family of refresh tokens, of which one is current. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Lifetime after the last refresh: a day, or a year after a personal-data update. */
    lifetime: text("lifetime").$type<"login" | "update">().notNull(),
    /** Device name as `Firefox su Windows`; nothing else of the user agent is stored. */
    device: text("device").notNull(),
    /** SHA-256 of the current refresh token. */
    tokenHash: text("token_hash").notNull(),
    /** Generation of the current refresh token, from 1. */
    generation: integer("generation").notNull(),
    /** The highest generation that the client is known to have. */
    confirmedGeneration: integer("confirmed_generation").notNull(),
    /** Epoch milliseconds of the last refreshes, newest last. */
    rotations: jsonb("rotations").$type<number[]>().notNull(),
    createdAt: time("created_at").notNull(),
    /** Precise to a few minutes. */
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("sessions_by_account").on(table.accountId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
