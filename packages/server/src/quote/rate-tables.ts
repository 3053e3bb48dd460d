import type {
  OfferResult,
  OfferTerms,
  QuotedOffer,
  Rate,
  RateView,
  SavingReference,
  SheetLine,
} from "@volpe/contract";
import { boolean, doublePrecision, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../accounts/store/account-tables.ts";
import { time } from "../db/columns.ts";

/** The stored form of an offer from the time when quotes covered only electricity and gas. */
type EarlierOffer = OfferResult & { terms?: OfferTerms };

/**
 * Saved quotes: the figures at that time, without data about the person. The figures are never
 * changed.
 */
export const rates = pgTable(
  "rates",
  {
    /** 128 random bits, base64url: the address can be shared but not guessed. */
    id: text("id").primaryKey(),
    /** The account that was logged in when it was made. The figures are kept after its erasure. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    type: text("type").$type<RateView["type"]>().notNull(),
    subtype: text("subtype").notNull(),
    destination: text("destination").$type<RateView["destination"]>().notNull(),
    /** Empty if the figures do not depend on the place. */
    province: text("province").notNull(),
    capacityKw: doublePrecision("capacity_kw"),
    /** The use of the figures, in words and as query; empty in earlier quotes. */
    use: jsonb("use").$type<SheetLine[]>().notNull().default([]),
    query: text("query").notNull().default(""),
    figures: jsonb("figures").$type<Rate>().notNull(),
    reference: text("reference").$type<SavingReference>().notNull(),
    /** Null = there is no reference. */
    referenceSpendEur: doublePrecision("reference_spend_eur"),
    offers: jsonb("offers").$type<(QuotedOffer | EarlierOffer)[]>().notNull(),
    /** The offer that determines saving and price. */
    bestSlug: text("best_slug").notNull(),
    /** The offer from which the person started, if it ranks; else empty. */
    openedSlug: text("opened_slug").notNull().default(""),
    assumptions: jsonb("assumptions").$type<string[]>().notNull(),
    /** Day of the offers' snapshot, ISO date. */
    dataDay: text("data_day").notNull(),
    demonstration: boolean("demonstration").notNull(),
    tracking: text("tracking").notNull(),
    /**
     * Supply point and holder of the confirmed bill, encrypted. Only a contract's form gets them.
     * Empty = none.
     */
    sealedSupply: text("sealed_supply").notNull().default(""),
    /** When its last mail turned out not to arrive; null = it may have arrived. */
    undeliveredAt: time("undelivered_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("rates_by_tracking").on(table.tracking, table.createdAt),
    index("rates_by_account").on(table.accountId, table.createdAt),
  ],
);
