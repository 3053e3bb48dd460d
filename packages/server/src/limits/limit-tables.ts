import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A counter for each key and window; the key is a keyed hash, never what it was made from. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    key: text().primaryKey(),
    taken: integer().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("limit_counters_by_expiry").on(table.expiresAt)],
);
