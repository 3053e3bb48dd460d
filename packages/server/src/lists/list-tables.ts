import { bigserial, boolean, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { sessions } from "../accounts/sessions/session-tables.ts";
import { accounts } from "../accounts/store/account-tables.ts";
import { time } from "../db/columns.ts";

export type ListName = "preferiti" | "items" | "brands";

/** The last addition or removal of each entry of an account's lists. */
export const listEntries = pgTable(
  "list_entries",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    list: text("list").$type<ListName>().notNull(),
    entry: text("entry").notNull(),
    /** The shown name of a viewed item; empty in the other lists. */
    label: text("label").notNull(),
    /** The query of the page with which a favourite or an item was saved; null = not known. */
    use: text("use"),
    removed: boolean("removed").notNull(),
    /** When the entry was added or removed on the device. */
    changedAt: time("changed_at").notNull(),
    /** Orders changes of the same moment. */
    sequence: bigserial("sequence", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.list, table.entry] })],
);

/** The lists of the last answer to a session. Lists without changes are compared with them. */
export const sessionLists = pgTable("session_lists", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  lists: jsonb("lists").$type<Partial<Record<ListName, string[]>>>().notNull(),
  updatedAt: time("updated_at").notNull(),
});
