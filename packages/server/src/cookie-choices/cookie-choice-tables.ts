import type { CookieChoiceRequest } from "@volpe/contract";
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/store/account-tables.ts";
import { time } from "../db/columns.ts";

/** Cookie choices, one row per category. Rows are never changed. */
export const cookieChoices = pgTable(
  "cookie_choices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The random id in the visitor's own `consensi` cookie. */
    choiceId: uuid("choice_id").notNull(),
    version: text("version").notNull(),
    category: text("category").$type<"tracking">().notNull(),
    /** The shown text. Null if the page was older than our texts; `version` then names it. */
    text: text("text"),
    granted: boolean("granted").notNull(),
    source: text("source").$type<CookieChoiceRequest["source"]>().notNull(),
    /** Time by the visitor's clock. */
    chosenAt: time("chosen_at").notNull(),
    receivedAt: time("received_at").notNull(),
    /** The account, if the visitor was logged in. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
  },
  (table) => [
    index("cookie_choices_by_choice").on(table.choiceId),
    index("cookie_choices_by_account").on(table.accountId),
    index("cookie_choices_by_time").on(table.receivedAt),
  ],
);
