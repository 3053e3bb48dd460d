import { jsonb, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/account-tables.ts";
import { sessions } from "../sessions/session-tables.ts";

const list = (name: string) => jsonb(name).$type<string[]>().notNull().default([]);

const lists = () => ({
  preferiti: list("preferiti"),
  items: list("items"),
  /** Beside `items`, place by place. */
  labels: list("labels"),
  brands: list("brands"),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});

/** What an account viewed and favours, newest first. */
export const accountLists = pgTable("account_lists", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  ...lists(),
});

/** The same as a session was last answered: what it sends next is compared with these. */
export const sessionLists = pgTable("session_lists", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  ...lists(),
});
