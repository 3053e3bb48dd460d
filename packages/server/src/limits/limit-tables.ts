import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/** One counter per key and window. The key is a keyed hash. */
export const limitCounters = pgTable(
  "limit_counters",
  {
    key: text().primaryKey(),
    taken: integer().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("limit_counters_by_expiry").on(table.expiresAt)],
);
