import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/**
 * One row per key of a creating call. Key and body are keyed hashes; the answer is encrypted with the
 * key, which only the caller has.
 */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    key: text().primaryKey(),
    body: text().notNull(),
    /** Keyed hash of a form with files, which is read after the claim; null for any other body. */
    form: text(),
    /** A random text that identifies the caller; another one takes over after `claimedUntil`. */
    claim: text().notNull(),
    claimedUntil: time("claimed_until").notNull(),
    /** Null until the call succeeded. */
    status: integer(),
    answer: text(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("idempotent_calls_by_expiry").on(table.expiresAt)],
);
