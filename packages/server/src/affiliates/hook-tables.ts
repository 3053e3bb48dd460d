import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { time } from "../db/columns.ts";
import { affiliates } from "./affiliate-tables.ts";
import type { HookMessage } from "./send-hook.ts";

/** The addresses to which an affiliate's events are sent. */
export const affiliateHooks = pgTable(
  "affiliate_hooks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    affiliateId: uuid("affiliate_id")
      .notNull()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    /** `webhook` posts JSON; `postback` asks for an address with the event in its query. */
    kind: text("kind").$type<"webhook" | "postback">().notNull(),
    url: text("url").notNull(),
    /** The signing secret, encrypted with the session secret. */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("affiliate_hooks_by_affiliate").on(table.affiliateId)],
);

/** Messages that are being delivered, one row for each hook and event. */
export const affiliateHookDeliveries = pgTable(
  "affiliate_hook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    hookId: uuid("hook_id")
      .notNull()
      .references(() => affiliateHooks.id, { onDelete: "cascade" }),
    message: jsonb("message").$type<HookMessage>().notNull(),
    /** The message's id, the same in every try. */
    messageId: text("message_id").notNull(),
    tries: integer("tries").notNull(),
    /** When it is tried next; null = delivered, or given up after three days. */
    nextAt: time("next_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    unique("affiliate_hook_deliveries_once").on(table.hookId, table.messageId),
    index("affiliate_hook_deliveries_by_next").on(table.nextAt),
    index("affiliate_hook_deliveries_by_time").on(table.createdAt),
  ],
);

/** Each try to deliver a message, shown to the affiliate. Kept for thirty days. */
export const affiliateHookAttempts = pgTable(
  "affiliate_hook_attempts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    deliveryId: uuid("delivery_id")
      .notNull()
      .references(() => affiliateHookDeliveries.id, { onDelete: "cascade" }),
    /** The receiver's HTTP status; null = none came. */
    status: integer("status"),
    /** What went wrong, in Italian; "" = delivered. */
    fault: text("fault").notNull(),
    at: time("at").notNull(),
  },
  (table) => [index("affiliate_hook_attempts_by_delivery").on(table.deliveryId, table.at)],
);
