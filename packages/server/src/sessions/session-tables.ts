import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/account-tables.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Where an account is logged in. A row is a whole family of refresh tokens, one of them current. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** How long it lives after its last refresh: a day, or a year after a personal-data update. */
    lifetime: text("lifetime").$type<"login" | "update">().notNull(),
    /** In words, as `Firefox su Windows`; of the user agent nothing else is kept. */
    device: text("device").notNull(),
    /** SHA-256 of the current refresh token. */
    tokenHash: text("token_hash").notNull(),
    /** Of the current refresh token, from 1. */
    generation: integer("generation").notNull(),
    /** The highest generation of which the client is known to have a token. */
    confirmedGeneration: integer("confirmed_generation").notNull(),
    /** Epoch milliseconds of the last rotations, the newest last. */
    rotations: jsonb("rotations").$type<number[]>().notNull(),
    createdAt: time("created_at").notNull(),
    /** To some minutes. */
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("sessions_by_account").on(table.accountId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
