import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";

/** Origins whose pages the host refuses. A row is deleted when the operator switches its origin on. */
export const switchedOffOrigins = pgTable("switched_off_origins", {
  /** As a browser sends it in `Origin`, for example `https://sito.example`. */
  origin: text("origin").primaryKey(),
  /** Why, in the operator's words. */
  reason: text("reason").notNull(),
  at: time("at").notNull(),
});
