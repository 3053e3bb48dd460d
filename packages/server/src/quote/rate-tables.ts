import type { QuotedOffer, Rate, RateView, SavingReference } from "@volpe/contract";
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/**
 * Saved quotes: the figures at that time, without data about the person. The figures are never
 * changed.
 */
export const rates = pgTable(
  "rates",
  {
    /** 128 random bits, base64url: the address can be shared but not guessed. */
    id: text("id").primaryKey(),
    /** SHA-256 of the owner's key, which the mailed link carries. */
    ownerKeyHash: text("owner_key_hash").notNull(),
    type: text("type").$type<RateView["type"]>().notNull(),
    subtype: text("subtype").notNull(),
    destination: text("destination").$type<RateView["destination"]>().notNull(),
    province: text("province").notNull(),
    capacityKw: doublePrecision("capacity_kw"),
    figures: jsonb("figures").$type<Rate>().notNull(),
    reference: text("reference").$type<SavingReference>().notNull(),
    referenceSpendEur: doublePrecision("reference_spend_eur").notNull(),
    offers: jsonb("offers").$type<QuotedOffer[]>().notNull(),
    /** The offer that determines saving and price. */
    bestSlug: text("best_slug").notNull(),
    assumptions: jsonb("assumptions").$type<string[]>().notNull(),
    /** Day of the offers' snapshot, ISO date. */
    dataDay: text("data_day").notNull(),
    demonstration: boolean("demonstration").notNull(),
    tracking: text("tracking").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rates_by_tracking").on(table.tracking, table.createdAt)],
);
