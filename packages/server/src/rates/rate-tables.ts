import type { OfferResult, Rate, RateView, SavingReference } from "@volpe/contract";
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** A saved quote: its figures as they stood, and nothing about the person. Never changed. */
export const rates = pgTable(
  "rates",
  {
    /** 128 random bits, base64url: the address is made to be shared and not to be guessed. */
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
    offers: jsonb("offers").$type<OfferResult[]>().notNull(),
    /** The offer that saving and price were taken from. */
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
