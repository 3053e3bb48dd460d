import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One counter per key and window. The key is a keyed hash. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    key: text().primaryKey(),
    taken: integer().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("limit_counters_by_expiry").on(table.expiresAt)],
);
